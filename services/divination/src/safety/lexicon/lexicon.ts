import type { Concern } from '../concern.ts'
import type { Danger } from './danger/danger.ts'
import type { Signs } from './signs/signs.ts'

/** What the screen knows of one language; phrases as in phrases.ts. */
export type Lexicon = {
  language: 'en' | 'cs' | 'de' | 'es' | 'fr'
  /** Frequent words that hardly any of the other languages has. */
  common: string
  /** Words used in several phrases, by name. */
  names: Readonly<Record<string, string>>
  /** What is meant here and now, wherever it is said. */
  wishes: readonly string[]
  /** What is meant unless it is told of a dream, of a story or of a time long past. */
  deeds: readonly string[]
  /** Turns of speech that only sound like the above; crossed out before anything is looked for. */
  harmless: readonly string[]
  /** What is said of others, of fear or of its absence; no crisis of the reader, but a concern. */
  grief: readonly string[]
  /** Deeds by class that need more words than `deeds`; meant as those are. */
  danger: Danger
  /** What says nothing alone; see `conjunctions` for what it means together. */
  signs: Signs
  /** The sentence tells what somebody made up. */
  fiction: readonly string[]
  /** From here on a dream is told. */
  dreaming: readonly string[]
  /** From here on the waking day is told. */
  awake: readonly string[]
  longAgo: readonly string[]
  /** What was long past has come back. */
  again: readonly string[]
  concerns: Readonly<Record<Concern, readonly string[]>>
}
