import type { Fact } from '@sibyl/contracts/http/readings'
import { z } from 'zod'
import { pattern, readByLanguage } from './by-language.ts'
import { findIn } from './dream/find-symbols.ts'
import { tongueOf } from './dream/lexicon/tongues.ts'
import { type Guarded, guarded } from './guarded.ts'

const CLAIM = '([^.,;:!?“”„"«»()]{2,80})'
const NOUN = "((?:[\\p{L}’'-]+ ){0,2}?[\\p{L}’'-]+)"

const whole = (source: string): string => `(?<!\\p{L})(?:${source})(?!\\p{L})`
const begun = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})`, 'iu')

const claiming = (source: string): Guarded => guarded(`${whole(source.replace('{claim}', CLAIM).replace('{noun}', NOUN))}(?! ?!)`, 'iu')

const language = z
  .strictObject({
    reports: z.array(pattern),
    aside: pattern,
    none: pattern,
    things: z.array(z.strictObject({ said: pattern, told: pattern })),
    people: pattern,
    who: pattern,
    acts: pattern,
    done: pattern,
    wants: pattern,
    deed: pattern,
    plain: pattern,
    light: pattern,
    kin: z.record(z.string(), pattern),
  })
  .transform(({ reports, aside, none, things, people, who, acts, done, wants, deed, plain, light, kin }) => ({
    reports: reports.map(claiming),
    done: claiming(done.replace('{people}', people)),
    wants: claiming(wants.replace('{people}', people)),
    aside: guarded(aside, 'iu'),
    things: things.map(({ said, told }) => ({
      said: guarded(`(?<!(?<!\\p{L})(?:${none})(?: \\p{L}+){0,4} )${whole(said)}`, 'iu'),
      told: begun(told),
    })),
    acts: new RegExp(whole(acts.replace('{people}', people)), 'iu'),
    deed: new RegExp(`^(?:${deed.replaceAll('{who}', `(?<who>${who})`).replaceAll('{people}', people)})`, 'iu'),
    plain: begun(plain),
    light: new RegExp(`^(?:${light})(?!\\p{L})`, 'iu'),
    isImplied: (key: string, words: string): boolean => kin[key] !== undefined && begun(kin[key]).test(words),
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

/**
 * Finds somebody, an event of a life, or a deed of another, of which a text says that the reader wrote, although nothing in the `form` does; or such a
 * deed of somebody they told of, or anything that somebody they did not tell of does or wants, wherever it is told.
 */
export const untoldReport = (text: string, { detail: words, data: { partner } }: Pick<Fact, 'detail' | 'data'>): string | undefined => {
  if (words === '') return undefined
  const tongue = tongueOf(words)
  const { reports, done, wants, things, isImplied, ...deeds } = languages[tongue]
  const read = withOther(text, partner)
  const claimsOf = (each: Guarded): string[] => each.all(read).map(([, claim = '']) => claim)
  const [said, told, wanted] = [reports.flatMap(claimsOf), claimsOf(done), claimsOf(wants)]
  if (said.length + told.length + wanted.length === 0) return undefined
  const known = new Set(findIn(words, tongue).flatMap(({ entry: { key, implies } }) => [key, implies]))
  const isKnown = (key: string): boolean => known.has(key) || isImplied(key, words)
  const strangerIn = (claim: string): string | undefined =>
    findIn(claim, tongue).find(({ entry }) => entry.kind === 'person' && !entry.everyday && !isKnown(entry.key))?.words
  const isUntold = (claim: string): boolean => isUntoldDeed(claim, withOther(words, partner), deeds)
  const thingIn = (claim: string): boolean => things.some((each) => !each.told.test(words) && each.said.test(claim))
  for (const claim of said) {
    const found = strangerIn(claim) ?? (thingIn(claim) || isUntold(claim) ? claim : undefined)
    if (found) return found
  }
  const isOfStranger = (claim: string): boolean => strangerIn(claim.split(' ', 3).join(' ')) !== undefined
  return [...told, ...wanted].find(isOfStranger) ?? told.find(isUntold)
}
