import { language } from './language.ts'
import { units } from './units.ts'

// Created when first used: on a phone each takes milliseconds.
let plurals: Intl.PluralRules | undefined
let numbers: Intl.NumberFormat | undefined

/** A noun in each plural form of the language. */
type Noun = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const inNumber = (count: number, noun: Noun) => {
  plurals ??= new Intl.PluralRules(language)
  numbers ??= new Intl.NumberFormat(language)
  return `${numbers.format(count)} ${noun[plurals.select(count)] ?? noun.other}`
}

/** `counted(2, 'token')` is "2 tokens". */
export const counted = (count: number, one: string, other = `${one}s`) => inNumber(count, { one, other })

export const tokenCount = (tokens: number) => inNumber(tokens, units.token)
