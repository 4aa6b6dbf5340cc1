import { z } from 'zod'
import { pattern, readByLanguage } from './by-language.ts'
import { findIn } from './dream/find-symbols.ts'
import { tongueOf } from './dream/lexicon/tongues.ts'
import { guarded } from './guarded.ts'

const CLAIM = '([^.,;:!?“”„"«»()]{2,80})'
const NOUN = "((?:[\\p{L}’'-]+ ){0,2}?[\\p{L}’'-]+)"

const whole = (source: string): string => `(?<!\\p{L})(?:${source})(?!\\p{L})`

const language = z
  .strictObject({ reports: z.array(pattern), aside: pattern, things: z.array(z.strictObject({ said: pattern, told: pattern })) })
  .transform(({ reports, aside, things }) => ({
    reports: reports.map((each) => guarded(`${whole(each.replace('{claim}', CLAIM).replace('{noun}', NOUN))}(?! ?!)`, 'iu')),
    aside: guarded(aside, 'iu'),
    things: things.map(({ said, told }) => ({ said: guarded(whole(said), 'iu'), told: new RegExp(`(?<!\\p{L})(?:${told})`, 'iu') })),
  }))

const languages = readByLanguage('wrapping/reported.yaml', language)

/** A text without “, you wrote,” amid its sentences, so that what is said around it is read as said. `words` are the reader's own. */
export const withoutAsides = (text: string, words: string): string => languages[tongueOf(words)].aside.replace(text, () => '')

/** Finds somebody, or an event of a life, of whom a text says that the reader wrote, although nothing in their own words does. */
export const untoldReport = (text: string, words: string): string | undefined => {
  const tongue = tongueOf(words)
  const { reports, things } = languages[tongue]
  const said = reports.flatMap((each) => each.all(text).map(([, claim = '']) => claim))
  if (said.length === 0) return undefined
  const told = new Set(findIn(words, tongue).flatMap(({ entry: { key, implies } }) => [key, implies]))
  const isTold = (key: string): boolean => told.has(key) || (['mother', 'father'].includes(key) && told.has('parents'))
  for (const claim of said) {
    const person = findIn(claim, tongue).find(({ entry }) => entry.kind === 'person' && !entry.everyday && !isTold(entry.key))
    const thing = things.find((each) => !each.told.test(words) && each.said.test(claim))
    if (person ?? thing) return person?.words ?? claim
  }
  return undefined
}
