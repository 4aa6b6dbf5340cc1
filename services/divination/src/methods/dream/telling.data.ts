import { z } from 'zod'
import { inAnyOf, pattern, readByLanguage } from '../by-language.ts'

const language = z.strictObject({
  joints: pattern,
  turns: pattern,
  late: pattern,
  lost: pattern,
  own: pattern,
  idle: z.string().default(''),
})

/** Words with which a reader tells a dream. The file says what each member is. */
export const telling = readByLanguage('dream/telling.yaml', language)

export const inAnyLanguage = inAnyOf(telling)
