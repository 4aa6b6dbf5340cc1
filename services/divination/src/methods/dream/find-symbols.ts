import { capital } from '../../wording.ts'
import { inAnyOf } from '../by-language.ts'
import { type Guarded, guarded, matching } from '../guarded.ts'
import { baseForm } from './lexicon/base-form.ts'
import { type Tongue, tongues } from './lexicon/languages.data.ts'
import { type Entry, lexicon } from './lexicon/lexicon.data.ts'
import { inAnyLanguage, negation } from './telling.data.ts'
import { running } from './wording.ts'

/** A lexicon entry found in a text at [start, end) in UTF-16 units. `noun`: the reader's own word for it, if they used one, in its base form. */
export type Found = { entry: Entry; start: number; end: number; words: string; noun?: string }

type Matcher = { entry: Entry; pattern: Guarded; not?: Guarded; isNoun: boolean }

const whole = (source: string): Guarded => guarded(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu')

const englishMatchers = (entry: Entry): Matcher[] => {
  const not = entry.not ? { not: whole(entry.not) } : {}
  return [
    ...(entry.nouns ? [{ entry, pattern: whole(entry.nouns), isNoun: true, ...not }] : []),
    ...(entry.say ? [{ entry, pattern: whole(entry.say), isNoun: false, ...not }] : []),
  ]
}

const matchersIn = (tongue: Tongue): Matcher[] =>
  tongue === 'en'
    ? lexicon.flatMap(englishMatchers)
    : lexicon.flatMap((entry) => {
        const said = tongues[tongue][entry.key]
        return said ? [{ entry, pattern: whole(said), isNoun: true }] : []
      })

const matchersOf = (tongue: Tongue) => matching(matchersIn(tongue), ({ pattern }) => pattern)
const matchersFor = { en: matchersOf('en'), cs: matchersOf('cs'), de: matchersOf('de'), es: matchersOf('es'), fr: matchersOf('fr') }

type Range = { start: number; end: number }

const rangesOf = (text: string, pattern: Guarded): Range[] =>
  pattern.all(text).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))

const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end

/** How a language negates, and how it marks an owner, matched against the text before a match. */
const beforeIn = (tongue: Tongue) => {
  const { absent, denied, joint, nobody, owner, unstopped } = negation[tongue]
  return {
    // One adjective may stand between: “no open door”.
    absent: new RegExp(`(?<!\\p{L})(?:${absent})\\P{L}?(?:\\p{L}+ )?$`, 'iu'),
    denied: whole(denied),
    clause: whole(joint),
    nobody: whole(nobody),
    // “I did not fall”, “ich fiel nicht”, but not “I could not stop falling”.
    undone: new RegExp(`(?<!\\p{L})(?:${denied})(?: (?!(?:${unstopped})(?!\\p{L}))\\p{L}+){0,3}[ ’']$`, 'iu'),
    owner: new RegExp(`(?<!\\p{L})(?:${owner})$`, 'iu'),
  }
}

const undoneAfter = new RegExp(`^(?: \\p{Ll}+)? (?:${inAnyOf(negation)('after')})(?!\\p{L})`, 'u')
const cues = { en: beforeIn('en'), cs: beforeIn('cs'), de: beforeIn('de'), es: beforeIn('es'), fr: beforeIn('fr') }

/** The part of the clause before an offset. */
const clauseBefore = (text: string, start: number, joint: Guarded): string => {
  const sentence =
    text
      .slice(Math.max(0, start - 120), start)
      .split(/[.,;:!?…\n()]/u)
      .at(-1) ?? ''
  return sentence.slice(Math.max(0, ...rangesOf(sentence, joint).map(({ end }) => end)))
}

/** A verb rather than a noun. Only the English entries tell them apart; elsewhere a verb is lower-case and has an English verb beside it. */
const isDeed = ({ entry, noun, words }: Found, tongue: Tongue): boolean =>
  noun === undefined ||
  (entry.nouns === undefined && entry.kind !== 'person') ||
  (tongue !== 'en' && entry.say !== undefined && /^\p{Ll}/u.test(words))

/**
 * Whether the text denies it: something missing (“there was no door”), a feeling not felt (“I was not sad”), an act that nobody did
 * (“nobody danced”) or that did not happen (“I did not fall”).
 */
const isDenied = (text: string, tongue: Tongue, found: Found): boolean => {
  const { absent, denied, nobody, clause, undone } = cues[tongue]
  const before = clauseBefore(text, found.start, clause)
  if (found.entry.kind === 'emotion') return denied.test(before)
  if (absent.test(before)) return true
  return isDeed(found, tongue) && (nobody.test(before) || undone.test(before) || undoneAfter.test(text.slice(found.end)))
}

/** A verb contracted to “'s”: my mother's here, my mother's crying. */
const isVerb = new RegExp(`^[’']s (?:${negation.en.contracted})(?!\\p{L})`, 'iu')

/** A person mentioned only as the owner of something: my grandmother's garden, the house of my aunt. */
const isOwner = (text: string, tongue: Tongue, { entry, start, end }: Found, next: Found | undefined): boolean => {
  if (entry.kind !== 'person') return false
  const after = text.slice(end, end + 20)
  const ownsNext = next?.noun !== undefined && text.slice(end, next.start).length === 3
  if (tongue === 'en' && /^(?:s[’']|[’']s?) \p{L}/iu.test(after) && (ownsNext || !isVerb.test(after))) return true
  return cues[tongue].owner.test(text.slice(Math.max(0, start - 60), end))
}

const leading = new RegExp(`^(?:${inAnyLanguage('article')})+`, 'iu')
/** The reader's word without any article or possessive before the noun. */
export const bare = (words: string): string => words.replace(leading, '')

const candidates = (text: string, tongue: Tongue): Found[] =>
  matchersFor[tongue](text).flatMap(({ entry, pattern, not, isNoun }) => {
    const barred = not ? rangesOf(text, not) : []
    return rangesOf(text, pattern)
      .filter((range) => !barred.some((bar) => overlap(bar, range)))
      .map(({ start, end }) => ({ start, end, words: text.slice(start, end) }))
      .map((place) => ({ entry, ...place, ...(isNoun ? { noun: baseForm(entry.key, bare(place.words), tongue) } : {}) }))
  })

/** Of two adjacent nouns the first only qualifies the second: a school bus is a bus, a house key is a key. */
const isModifier = (text: string, found: Found, next: Found | undefined): boolean =>
  found.entry.kind === 'symbol' && found.noun !== undefined && next?.noun !== undefined && text.slice(found.end, next.start) === ' '

/** In “my dead aunt” or “mi abuelo muerto” the death describes the person beside it and is not a symbol. */
const isSaidOfPerson = (text: string, { entry, start, end }: Found, before: Found | undefined, next: Found | undefined): boolean =>
  entry.key === 'death' &&
  ((before?.entry.kind === 'person' && /^,? $/u.test(text.slice(before.end, start))) ||
    (next?.entry.kind === 'person' && text.slice(end, next.start) === ' '))

const WEATHER: ReadonlySet<string> = new Set(['snow', 'rain', 'storm'])

/** In “draußen fiel Schnee” it is the snow that falls, not the dreamer. */
const isSaidOfWeather = (text: string, { entry, start, end }: Found, before: Found | undefined, next: Found | undefined): boolean =>
  entry.key === 'falling' &&
  ((before !== undefined && WEATHER.has(before.entry.key) && /^ (?:\p{L}+ )?$/u.test(text.slice(before.end, start))) ||
    (next !== undefined && WEATHER.has(next.entry.key) && /^ (?:\p{L}+ ){0,2}$/u.test(text.slice(end, next.start))))

/**
 * Finds every lexicon entry in a text, in text order. The longest of overlapping matches wins, so that no word counts twice. Only then
 * drops matches that are denied, that merely name an owner, or that merely qualify the next noun.
 */
export const findIn = (text: string, tongue: Tongue): Found[] => {
  const taken: Found[] = []
  for (const found of candidates(text, tongue).sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!taken.some((other) => overlap(other, found))) taken.push(found)
  }
  const ordered = taken.sort((a, b) => a.start - b.start)
  return ordered.filter(
    (found, index) =>
      !isDenied(text, tongue, found) &&
      !isOwner(text, tongue, found, ordered[index + 1]) &&
      !isSaidOfPerson(text, found, ordered[index - 1], ordered[index + 1]) &&
      !isSaidOfWeather(text, found, ordered[index - 1], ordered[index + 1]) &&
      !(tongue === 'en' && isModifier(text, found, ordered[index + 1])),
  )
}

const isDeedOf = ({ deed }: Entry, word: string): boolean => word.toLowerCase() === deed?.toLowerCase()

/** The name of a symbol in its fact: the reader's own noun with the entry's English article, or else what the entry calls the deed or itself. */
export const nameOf = ({ entry, noun }: Pick<Found, 'entry' | 'noun'>, tongue: Tongue): string => {
  if (noun === undefined || isDeedOf(entry, noun)) return entry.deed ?? entry.name
  const lower = /^[\p{Ll}\p{M} ’'-]+$/u.test(noun.slice(1)) ? `${noun.charAt(0).toLowerCase()}${noun.slice(1)}` : noun
  return tongue === 'en' && /^(?:the|an?) /iu.test(entry.name) ? `The ${lower}` : capital(lower)
}

/** A match in the reader's own words, without article: “old school”, “was chasing me”. */
export const labelOf = ({ words }: Pick<Found, 'words'>): string => running(bare(words))

/** Whether a word, in lower-case ASCII, is an entry's deed or among its English nouns. */
export const isWordOf = (entry: Entry, word: string): boolean =>
  isDeedOf(entry, word) ||
  (entry.nouns !== undefined &&
    /^[a-z]+(?:[ -][a-z]+)*$/.test(word) &&
    ['', 'the ', 'a ', 'my '].some((lead) => new RegExp(`^(?:${entry.nouns})$`, 'iu').test(lead + word)))
