import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)
const file = (name: string): URL => new URL(`../../../data/numerology/${name}.yaml`, import.meta.url)

const digits = <T extends z.ZodType>(each: T) =>
  z.strictObject({ 1: each, 2: each, 3: each, 4: each, 5: each, 6: each, 7: each, 8: each, 9: each })
const dayNumbers = digits(text).extend({ 11: text, 22: text })
const coreNumbers = dayNumbers.extend({ 33: text })

const roles = z.strictObject({
  birthday: dayNumbers,
  expression: coreNumbers,
  lifePath: coreNumbers,
  personality: coreNumbers,
  soulUrge: coreNumbers,
})

const cycles = z.strictObject({
  year: digits(text),
  month: digits(z.strictObject({ theme: text, meaning: text })),
  day: digits(text),
  turning: z.strictObject({ beginning: text, echo: text, both: text }),
})

const relations = z.strictObject({
  bridge: digits(text).omit({ 9: true }).extend({ 0: text }),
  missing: digits(text),
  leaning: digits(text),
})

/** What a number means in one role. */
export type Meanings = Partial<z.infer<typeof coreNumbers>>

/** The possible values of a life path or of a number from a name. */
export type CoreNumber = keyof Meanings
export type Digit = keyof z.infer<typeof relations>['missing']

/** The meaning of each number in each role of a birth date or a name. */
export const roleMeanings = readYaml(file('roles'), roles)

/** The meanings of personal years, months and days, and of turning days. */
export const cycleMeanings = readYaml(file('cycles'), cycles)

/** The meanings of two numbers together, of missing letters, and of frequent ones. */
export const relationMeanings = readYaml(file('relations'), relations)
