import { language } from './language.ts'
import { units } from './units.ts'

const plurals = new Intl.PluralRules(language)
const numbers = new Intl.NumberFormat(language)

/** A noun in each plural form of the language. */
type Noun = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const inNumber = (count: number, noun: Noun) => `${numbers.format(count)} ${noun[plurals.select(count)] ?? noun.other}`

/** `counted(2, 'token')` is "2 tokens". */
export const counted = (count: number, one: string, other = `${one}s`) => inNumber(count, { one, other })

export const tokenCount = (tokens: number) => inNumber(tokens, units.token)
