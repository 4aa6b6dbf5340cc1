import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'

const NAME = /^[A-Z][A-Z0-9_]*$/

type Node = { type?: string; value?: unknown; [key: string]: unknown }

const nodesBelow = function* (node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) yield node as Node
  for (const child of Object.values(node)) yield* nodesBelow(child)
}

const nameIn = (node: unknown): string | undefined => {
  const { type, value } = (node ?? {}) as Node
  return type === 'Identifier' && typeof value === 'string' ? value : undefined
}

/** The keys of `z.object({ … })` and `schema.extend({ … })` that are spelled like variables. */
const inSchema = ({ type, callee, arguments: given }: Node): string[] => {
  const method = type === 'CallExpression' ? nameIn((callee as Node).property) : undefined
  if (method !== 'object' && method !== 'extend') return []
  const [first] = given as { expression: Node }[]
  const properties = (first?.expression.properties ?? []) as Node[]
  return properties.flatMap((property) => nameIn(property.key) ?? nameIn(property) ?? [])
}

/** The variables read directly from `process.env` or from an environment passed as an argument. */
const taken = ({ type, object, property }: Node): string[] => {
  if (type !== 'MemberExpression') return []
  const from = nameIn(object) ?? nameIn((object as Node).property)
  return from === 'env' || from === 'environment' || from === 'given' ? [nameIn(property) ?? ''] : []
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$|(^|\/)(testing|node_modules)\//.test(file))
    .map((file) => join(folder, file))

/** The variables that the sources below these folders read, without limits, in alphabetical order. */
export const variablesRead = (folders: readonly string[]): string[] => {
  const names = folders.flatMap(sourcesIn).flatMap((file) => {
    const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2024' })
    return [...nodesBelow(tree)].flatMap((node) => [...inSchema(node), ...taken(node)])
  })
  return [...new Set(names.filter((name) => NAME.test(name)))].sort()
}
