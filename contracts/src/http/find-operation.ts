import type { Operation } from './operation.ts'
import { operations as documented } from './operations.ts'
import { webhook } from './payments.ts'

const operations: readonly Operation[] = [...Object.values(documented), webhook]

const keyOf = (method: string, path: string): string => `${method} ${path}`

const fixed = new Map(
  operations.filter(({ path }) => !path.includes(':')).map((operation) => [keyOf(operation.method, operation.path), operation]),
)
const patterned = operations
  .filter(({ path }) => path.includes(':'))
  .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`, 'i') }))

/**
 * Finds the operation of a request by its path below /api. Letter case and a closing slash do not matter,
 * because they do not for the services either: otherwise `/auth/LOGIN/` would be counted by a wider limit.
 */
export const findOperation = (method: string, path: string): Operation | undefined => {
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const known = fixed.get(keyOf(asked, trimmed)) ?? fixed.get(keyOf(asked, trimmed.toLowerCase()))
  return known ?? patterned.find(({ operation, pattern }) => operation.method === asked && pattern.test(trimmed))?.operation
}
