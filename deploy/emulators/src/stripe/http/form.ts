import { invalid } from './failure.ts'

/** Parsed parameters: text, lists and groups of them. */
export type Sent = string | Sent[] | { [name: string]: Sent }
export type SentParameters = { [name: string]: Sent }

const MAX_DEPTH = 8
const MAX_PARAMETERS = 1000

/** `a[b][0]` → a, b, 0. */
const pathOf = (name: string): string[] => {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

/** Groups whose names are 0, 1, 2 … or empty are lists. */
const withLists = (group: Map<string, unknown>): Sent => {
  const values = [...group].map(([name, value]) => [name, value instanceof Map ? withLists(value) : (value as string)] as const)
  if (values.every(([name]) => /^(?:\d+|#\d+)$/.test(name))) return values.map(([, value]) => value)
  return Object.fromEntries(values)
}

/**
 * Form-encoded parameters with names in brackets, as Stripe's SDKs send them: `items[0][price]=x&expand[]=y`. @throws Failure 400 if they
 * are too deep or too many, or if one name is both a value and a group
 */
export const readForm = (text: string): SentParameters => {
  const root = new Map<string, unknown>()
  let read = 0
  for (const [name, value] of new URLSearchParams(text)) {
    read += 1
    const path = pathOf(name)
    if (read > MAX_PARAMETERS || path.length > MAX_DEPTH)
      throw invalid('The request has too many parameters, or they are nested too deeply.')
    let group = root
    for (const [depth, part] of path.entries()) {
      const key = part === '' ? `#${group.size}` : part
      if (depth === path.length - 1) {
        if (group.get(key) instanceof Map) throw invalid('Invalid object', { param: path[0] ?? name })
        group.set(key, value)
        break
      }
      const inner = group.get(key) ?? new Map<string, unknown>()
      if (!(inner instanceof Map)) throw invalid('Invalid object', { param: path[0] ?? name })
      group.set(key, inner)
      group = inner
    }
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, value instanceof Map ? withLists(value) : (value as string)]))
}
