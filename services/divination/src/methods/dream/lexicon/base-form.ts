import { baseForms, type Tongue } from './languages.data.ts'

/** Fewer common letters do not show that two words are forms of one. */
const LEAST_SHARED = 3

const shared = (one: string, other: string): number => {
  const differs = [...one].findIndex((letter, at) => letter !== other.charAt(at))
  return differs < 0 ? one.length : differs
}

/** The base form of a reader's word for a symbol: “vlak” for “vlakem”, “létání” for “létal”. A word that is one already stays. */
export const baseForm = (key: string, word: string, tongue: Tongue): string => {
  const forms = tongue === 'en' ? [] : (baseForms[tongue][key] ?? [])
  const said = word.toLowerCase()
  if (forms.length === 0 || forms.some((form) => form.toLowerCase() === said)) return word
  const [closest = word, most] = forms
    .map((form): [string, number] => [form, shared(said, form.toLowerCase())])
    .reduce((best, each) => (each[1] > best[1] ? each : best))
  const form = most < LEAST_SHARED ? (forms[0] ?? closest) : closest
  return tongue === 'de' ? form : `${form.charAt(0).toLowerCase()}${form.slice(1)}`
}
