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

/** The numbers a life path or a number from a name can be. */
export type CoreNumber = keyof Meanings
export type Digit = keyof z.infer<typeof relations>['missing']

/** What a number means in each role of a birth date or a name. */
export const roleMeanings = readYaml(file('roles'), roles)

/** What personal years, months and days mean, and the days on which a month turns. */
export const cycleMeanings = readYaml(file('cycles'), cycles)

/** What two numbers mean together, what a name leaves out, and what it leans towards. */
export const relationMeanings = readYaml(file('relations'), relations)
