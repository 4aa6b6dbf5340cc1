import type { z } from 'zod'
import { AppError } from '../app-error.ts'

/** Checks input against its schema. @throws AppError invalid_input with a sentence for each wrong field */
export const validate = <S extends z.ZodType>(schema: S, input: unknown): z.infer<S> => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const fields = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    if (!fields.has(field)) fields.set(field, message)
  }
  throw new AppError('invalid_input', { fields: [...fields].map(([field, message]) => ({ field, message })) })
}
