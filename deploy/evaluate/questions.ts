import { readFileSync } from 'node:fs'
import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { timeZoneName } from '@sibyl/contracts/http/time-zone'
import { methodIds } from '@sibyl/contracts/methods'
import { parse } from 'yaml'
import { z } from 'zod'

const questionSchema = z
  .strictObject({
    method: z.enum(methodIds),
    premium: z.boolean(),
    zone: timeZoneName('is no time zone').default('UTC'),
    form: z.record(z.string(), z.unknown()),
  })
  .transform(({ method, form, ...rest }, context) => {
    const filledIn = readingForms[method].safeParse(form)
    if (filledIn.success) return { method, form: filledIn.data, ...rest }
    for (const { path, message } of filledIn.error.issues) context.addIssue({ code: 'custom', path: ['form', ...path], message })
    return z.NEVER
  })

/** A reading to ask for: a method, its form as a reader fills it in, and the tier. */
export type Question = z.infer<typeof questionSchema>

const atIndex = (error: z.ZodError): string => error.issues.map(({ path, message }) => `question ${path.join('.')}: ${message}`).join('; ')

/**
 * Reads questions from YAML (a list) or, where the name ends in .jsonl, from JSON Lines.
 * @throws Error that counts the faulty questions from 0
 */
export const readQuestions = (path: string | URL): Question[] => {
  const text = readFileSync(path, 'utf8')
  const listed: unknown = String(path).endsWith('.jsonl')
    ? text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line) as unknown)
    : parse(text)
  const questions = z.array(questionSchema).min(1).safeParse(listed)
  if (!questions.success) throw new Error(atIndex(questions.error))
  return questions.data
}
