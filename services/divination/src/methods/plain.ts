import { inAnyOf, patterns, readByLanguage } from './by-language.ts'
import { tongueOf } from './dream/lexicon/tongues.ts'
import { guarded } from './guarded.ts'

const languages = readByLanguage('wrapping/plain.yaml', patterns('adjectives', 'aside', 'less'))
const less = `(?:${inAnyOf(languages)('less')})`
const difference = guarded(`(?<![\\d=+/-] ?|[\\d.,])(\\d{1,2}) ${less} (?:\\p{Ll}{2,3} )?(\\d{1,2})(?! ?\\d)`, 'u')
const ornaments = new Map(
  Object.entries(languages).map(([tongue, said]) => [tongue, [said.aside, said.adjectives].map((each) => guarded(each, 'u'))]),
)

/** A text without what adorns its claims, and with differences worked out: “a quiet 4” as “a 4”, “heaven, wide and calm, is above”. */
export const plainly = (text: string): string => {
  const bare = ornaments.get(tongueOf(text))?.reduce((said, each, at) => each.replace(said, () => (at === 0 ? ' ' : '')), text) ?? text
  return difference.replace(bare, (_, more, less) => String(Math.abs(Number(more) - Number(less))))
}
