import { z } from 'zod'
import { type Failure, invalid } from './failure.ts'
import type { Sent, SentParameters } from './form.ts'

/** Types of parameters. All arrive as text. */

export const text = z.string().min(1)
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number)
export const flag = z.enum(['true', 'false'], 'boolean').transform((value) => value === 'true')
/** An empty value removes a key; an empty text in place of the group removes all keys. */
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))], 'object')
export const range = z.union(
  [
    whole.transform((at) => ({ gte: at, lte: at })),
    z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
  ],
  'object',
)
export const paging = {
  limit: whole.optional(),
  starting_after: text.optional(),
}
export const address = z.strictObject({ country: text.optional(), postal_code: text.optional() })

/** `a.b.0` as Stripe writes it: `a[b][0]`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')

const at = (sent: Sent | SentParameters | undefined, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part], sent)

const choices = (values: readonly unknown[]): string => {
  const named = values.map(String)
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')}, or ${named.at(-1)}`
}

const failureOf = (issue: z.core.$ZodIssue, sent: SentParameters): Failure => {
  const param = nameOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = issue.keys.map((key) => nameOf([...issue.path, key]))
    const message = `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`
    return invalid(message, { code: 'parameter_unknown', param: unknown[0] ?? '' })
  }
  const value = at(sent, issue.path)
  if (value === undefined) return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  if (value === '') {
    const message = `'${param}' is empty, and cannot be taken back: leave it out, or say what it shall be.`
    return invalid(message, { code: 'parameter_invalid_empty', param })
  }
  const shown = typeof value === 'string' ? value : JSON.stringify(value)
  if (issue.message === 'integer') return invalid(`Invalid integer: ${shown}`, { code: 'parameter_invalid_integer', param })
  if (issue.message === 'boolean') return invalid(`Invalid boolean: ${shown}`, { param })
  if (issue.code === 'invalid_value') return invalid(`Invalid ${param}: must be one of ${choices(issue.values)}`, { param })
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const inner = issue.errors.flat().find(({ code }) => code === 'unrecognized_keys')
    if (inner) return failureOf({ ...inner, path: [...issue.path, ...inner.path] }, sent)
  }
  return invalid(`Invalid ${typeof value === 'string' ? 'value' : 'object'}: ${shown}`, { param })
}

/** Parses parameters by their schema. @throws Failure 400 with Stripe's codes: unknown, missing or invalid parameters, the unknown first */
export const readParameters = <T>(schema: z.ZodType<T>, sent: SentParameters): T => {
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const { issues } = read.error
  const first = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  throw first ? failureOf(first, sent) : read.error
}

/** An object's metadata after a call: keys added, replaced, or taken away by an empty value. */
export const mergedMetadata = (before: Record<string, string>, sent: z.infer<typeof metadata> | undefined): Record<string, string> =>
  sent === '' ? {} : Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, value]) => value !== ''))
