import { otherNames } from './countries.data.ts'
import { folded } from './folded.ts'

/** The languages in which country names are recognised. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'cs', 'sk', 'pl', 'sv', 'nb', 'da', 'fi', 'hu', 'ru', 'uk', 'tr']

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** A country's English name by its ISO code. */
export const countryName = (code: string): string => english.of(code) ?? code

let codes: Map<string, string> | undefined

/** The ISO code of the country that a folded text names, in English or another language, by name or by code; undefined if it names none. */
export const countryNamed = (text: string, all: readonly string[]): string | undefined => {
  if (!codes) {
    codes = new Map(all.map((code) => [code.toLowerCase(), code]))
    for (const language of languages) {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
      for (const code of all) {
        const name = folded(names.of(code) ?? code)
        if (!codes.has(name)) codes.set(name, code)
      }
    }
    for (const [name, code] of Object.entries(otherNames)) codes.set(name, code)
  }
  return codes.get(text)
}
