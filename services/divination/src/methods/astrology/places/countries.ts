import { folded } from './folded.ts'

/** What people write for a country beside its names: ISO code by folded name. */
const otherwise: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  usa: 'US',
  us: 'US',
  'u s a': 'US',
  america: 'US',
  'united states of america': 'US',
  'czech republic': 'CZ',
  cesko: 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  russia: 'RU',
  'south korea': 'KR',
  'north korea': 'KP',
  korea: 'KR',
  china: 'CN',
  'hong kong': 'HK',
  macau: 'MO',
  macedonia: 'MK',
  'north macedonia': 'MK',
  turkey: 'TR',
  turkiye: 'TR',
  burma: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  vatican: 'VA',
  palestine: 'PS',
  uae: 'AE',
  emirates: 'AE',
  congo: 'CG',
  'dr congo': 'CD',
  drc: 'CD',
  'republic of ireland': 'IE',
  eire: 'IE',
  bosnia: 'BA',
}

/** Names of countries are understood in these languages. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'cs', 'sk', 'pl', 'sv', 'nb', 'da', 'fi', 'hu', 'ru', 'uk', 'tr']

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** A country's English name by its ISO code. */
export const countryName = (code: string): string => english.of(code) ?? code

let codes: Map<string, string> | undefined

/** The ISO code of the country that a folded text names, in English or another language, by name or by code; undefined for none. */
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
    for (const [name, code] of Object.entries(otherwise)) codes.set(name, code)
  }
  return codes.get(text)
}

/** Postal abbreviations of Canadian and Australian regions, as the table of places numbers them. Those of the USA are its own codes. */
export const regionAbbreviations: Readonly<Record<string, string>> = {
  ab: 'CA.01',
  bc: 'CA.02',
  mb: 'CA.03',
  nb: 'CA.04',
  nl: 'CA.05',
  ns: 'CA.07',
  on: 'CA.08',
  pe: 'CA.09',
  pei: 'CA.09',
  qc: 'CA.10',
  sk: 'CA.11',
  yt: 'CA.12',
  nt: 'CA.13',
  nu: 'CA.14',
  act: 'AU.01',
  nsw: 'AU.02',
  qld: 'AU.04',
  sa: 'AU.05',
  tas: 'AU.06',
  vic: 'AU.07',
  wa: 'AU.08',
}
