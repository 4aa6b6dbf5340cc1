import type { Fact } from '@sibyl/contracts/http/readings'
import { z } from 'zod'
import { pattern, readByLanguage } from './by-language.ts'
import { findIn } from './dream/find-symbols.ts'
import { tongueOf } from './dream/lexicon/tongues.ts'
import { guarded } from './guarded.ts'

const CLAIM = '([^.,;:!?“”„"«»()]{2,80})'
const NOUN = "((?:[\\p{L}’'-]+ ){0,2}?[\\p{L}’'-]+)"

const whole = (source: string): string => `(?<!\\p{L})(?:${source})(?!\\p{L})`
const begun = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})`, 'iu')

const language = z
  .strictObject({
    reports: z.array(pattern),
    aside: pattern,
    things: z.array(z.strictObject({ said: pattern, told: pattern })),
    people: pattern,
    who: pattern,
    acts: pattern,
    deed: pattern,
    plain: pattern,
    light: pattern,
  })
  .transform(({ reports, aside, things, people, who, acts, deed, plain, light }) => ({
    reports: reports.map((each) => guarded(`${whole(each.replace('{claim}', CLAIM).replace('{noun}', NOUN))}(?! ?!)`, 'iu')),
    aside: guarded(aside, 'iu'),
    things: things.map(({ said, told }) => ({ said: guarded(whole(said), 'iu'), told: begun(told) })),
    acts: new RegExp(whole(acts.replace('{people}', people)), 'iu'),
    deed: new RegExp(`^(?:${deed.replaceAll('{who}', `(?<who>${who})`).replaceAll('{people}', people)})`, 'iu'),
    plain: begun(plain),
    light: new RegExp(`^(?:${light})(?!\\p{L})`, 'iu'),
  }))

const languages = readByLanguage('wrapping/reported.yaml', language)

/** The text with ⟪other⟫ for the name of the other. */
export const withOther = (text: string, partner: unknown): string =>
  typeof partner === 'string' && partner !== '' ? text.replaceAll(partner, '⟪other⟫') : text

/** A text without “, you wrote,” amid its sentences, so that what is said around it is read as said. `words` are the reader's own. */
export const withoutAsides = (text: string, words: string): string => languages[tongueOf(words)].aside.replace(text, () => '')

type Deeds = Record<'acts' | 'deed' | 'plain' | 'light', RegExp>

/**
 * Whether a claim is of a deed of somebody else, for which the reader has no word. Where they tell what others do, a text may say it in words of its own,
 * so that something beside the verb must be new as well.
 */
const isUntoldDeed = (claim: string, words: string, { acts, deed, plain, light }: Deeds): boolean => {
  const { who = '', verb } = deed.exec(claim)?.groups ?? {}
  const isUntold = (word: string): boolean => !plain.test(word) && !begun(word.slice(0, 4)).test(words)
  const [isActing, isLight] = [acts.test(words), light.test(verb ?? '')]
  if (verb === undefined || (isLight ? isActing : !isUntold(verb))) return false
  const beside =
    claim
      .replace(who, '')
      .replace(verb, '')
      .match(/\p{L}{4,}/gu) ?? []
  const others = beside.filter((word) => !plain.test(word))
  return (!isLight && !isActing) || (others.length > 0 && others.every(isUntold))
}

/** Finds somebody, an event of a life, or a deed of another, of which a text says that the reader wrote, although nothing in the `form` does. */
export const untoldReport = (text: string, { detail: words, data: { partner } }: Pick<Fact, 'detail' | 'data'>): string | undefined => {
  const tongue = tongueOf(words)
  const { reports, things, ...deeds } = languages[tongue]
  const said = reports.flatMap((each) => each.all(withOther(text, partner)).map(([, claim = '']) => claim))
  if (said.length === 0) return undefined
  const told = new Set(findIn(words, tongue).flatMap(({ entry: { key, implies } }) => [key, implies]))
  const isTold = (key: string): boolean => told.has(key) || key === 'family' || (['mother', 'father'].includes(key) && told.has('parents'))
  for (const claim of said) {
    const person = findIn(claim, tongue).find(({ entry }) => entry.kind === 'person' && !entry.everyday && !isTold(entry.key))
    const thing = things.find((each) => !each.told.test(words) && each.said.test(claim))
    if (person || thing || isUntoldDeed(claim, withOther(words, partner), deeds)) return person?.words ?? claim
  }
  return undefined
}
