import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type ErrorCode, errorCodes } from '../../error-codes.ts'
import type { Failure } from '../answers.ts'

const folder = new URL('../../../examples/', import.meta.url)

const members = z.record(z.string(), z.unknown())

const event = z.strictObject({ id: z.string(), event: z.string(), data: members })

/** One call as it is sent: the content of a file in `contracts/examples`, named after its operation. */
const example = z.strictObject({
  request: z.strictObject({ path: members, query: members, headers: members, body: members }).partial().default({}),
  /** Further bodies by name, if one does not show all choices. */
  bodies: z.record(z.string(), members).optional(),
  /** The body of a successful response; text if it is not JSON. Left out if there is none. */
  answer: z.union([members, z.string()]).optional(),
  events: z.array(event).optional(),
})
export type Example = z.infer<typeof example>

const readJson = (name: string): unknown => {
  try {
    return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`contracts/examples/${name}.json: ${(error as Error).message}`, { cause: error })
  }
}

/** The example of an operation; undefined if there is none. @throws Error for a malformed file */
export const exampleOf = (operationId: string): Example | undefined => {
  const json = readJson(operationId)
  if (json === undefined) return undefined
  const parsed = example.safeParse(json)
  if (!parsed.success) throw new Error(`contracts/examples/${operationId}.json: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** The members of a failure with this code beyond the common ones. */
const furtherMembers = z.record(z.string(), members).parse(readJson('failures'))

/** A failed response with this code and its default sentence. */
export const failureExample = (code: ErrorCode): Failure => {
  const { message, ...further } = { message: errorCodes[code].message, ...furtherMembers[code] }
  return { success: false, code, message, error: message, requestId: 'req_pszNbrJSvnEnEcyX1uJ0jA', ...further }
}
