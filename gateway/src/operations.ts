import { accountOperations } from '@sibyl/contracts/http/account'
import { authOperations } from '@sibyl/contracts/http/auth'
import { contactOperations } from '@sibyl/contracts/http/contact'
import { libraryOperations } from '@sibyl/contracts/http/library'
import type { Operation } from '@sibyl/contracts/http/operation'
import { exportData, ownDataOperations } from '@sibyl/contracts/http/own-data'
import { paymentOperations, webhook } from '@sibyl/contracts/http/payments'
import { readingOperations } from '@sibyl/contracts/http/readings'
import { visitOperations } from '@sibyl/contracts/http/visits'

const operations: readonly Operation[] = [
  ...Object.values(authOperations),
  ...Object.values(accountOperations),
  exportData,
  ...Object.values(ownDataOperations),
  ...Object.values(readingOperations),
  ...Object.values(libraryOperations),
  ...Object.values(paymentOperations),
  webhook,
  ...Object.values(contactOperations),
  ...Object.values(visitOperations),
]

const keyOf = (method: string, path: string): string => `${method} ${path}`

const fixed = new Map(
  operations.filter(({ path }) => !path.includes(':')).map((operation) => [keyOf(operation.method, operation.path), operation]),
)
const patterned = operations
  .filter(({ path }) => path.includes(':'))
  .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`, 'i') }))

/**
 * The operation of the contract that a request asks for, by its path below /api. Letter case and a closing slash do not matter,
 * because they do not for the services either: otherwise `/auth/LOGIN/` would be counted by a wider limit.
 */
export const findOperation = (method: string, path: string): Operation | undefined => {
  const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const known = fixed.get(keyOf(asked, trimmed)) ?? fixed.get(keyOf(asked, trimmed.toLowerCase()))
  return known ?? patterned.find(({ operation, pattern }) => operation.method === asked && pattern.test(trimmed))?.operation
}
