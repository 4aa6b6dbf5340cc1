import { z } from 'zod'
import { AppError } from '../app-error.ts'

/** Text with a lone surrogate or a NUL cannot be stored faithfully everywhere. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** A part of the input and its path. */
type Part = { within: Part | undefined; key: string; value: unknown }

const pathOf = (part: Part): string => {
  const keys: string[] = []
  for (let at: Part | undefined = part; at?.within; at = at.within) keys.unshift(at.key)
  return keys.join('.')
}

/** The path of the first invalid text. Iterative, because the caller decides how deep the input is nested. */
const findFaultyText = (input: unknown): string | undefined => {
  const pending: Part[] = [{ within: undefined, key: '', value: input }]
  for (let part = pending.pop(); part; part = pending.pop()) {
    const { value } = part
    if (typeof value === 'string' && !isText(value)) return pathOf(part)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, member] of Object.entries(value)) {
      if (!isText(key)) return pathOf(part)
      pending.push({ within: part, key, value: member })
    }
  }
  return undefined
}

/** Whether a member is a free-form record, such as a method's form, whose fields the method itself validates. */
const isOpen = (schema: unknown): boolean => schema instanceof z.ZodRecord || (schema instanceof z.ZodDefault && isOpen(schema.unwrap()))

const known = <S extends z.ZodType>(schema: S, data: z.infer<S>): unknown =>
  schema instanceof z.ZodObject ? Object.fromEntries(Object.entries(data as object).filter(([name]) => !isOpen(schema.shape[name]))) : data

/** Replaces zod's message for a value of the wrong type, if the schema has no message of its own. */
const inReadersWords = ({ code }: { code?: string }): string | undefined =>
  code === 'invalid_type' ? 'Please check this entry' : undefined

/**
 * Validates input against its schema and drops unknown fields.
 * @throws AppError invalid_input with one message per invalid field
 */
export const validate = <S extends z.ZodType>(schema: S, input: unknown): z.infer<S> => {
  const parsed = schema.safeParse(input, { error: inReadersWords })
  if (parsed.success) {
    const field = findFaultyText(known(schema, parsed.data))
    if (field === undefined) return parsed.data
    throw new AppError('invalid_input', { fields: [{ field, message: 'Please remove the characters that are not valid text' }] })
  }
  const fields = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    if (!fields.has(field)) fields.set(field, message)
  }
  throw new AppError('invalid_input', { fields: [...fields].map(([field, message]) => ({ field, message })) })
}
