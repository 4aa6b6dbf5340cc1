import { patterns, readByLanguage } from '../by-language.ts'

const language = patterns(
  'sign',
  'lineOf',
  'number',
  'short',
  'is',
  'the',
  'nth',
  'vehicle',
  'moves',
  'still',
  'into',
  'becomes',
  'turns',
  'towards',
  'aline',
)
const languages = Object.values(readByLanguage('iching/claims.yaml', language))

/** The words of all five languages for one member of the file, as one pattern: a text is tried in every language. */
export const said = (member: keyof (typeof languages)[number]): string => languages.map((each) => each[member]).join('|')
