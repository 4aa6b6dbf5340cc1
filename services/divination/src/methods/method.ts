import type { Fact } from '@sibyl/contracts/http/readings'
import type { Instant } from '@sibyl/platform/time'
import type { Concern } from '../safety/concern.ts'
import type { Randomness } from './randomness.ts'

/**
 * When, where and for whom something is cast. `date` is the reader's local date, YYYY-MM-DD; `zone` their IANA time zone; `concerns` what
 * the screen found in the form.
 */
export type Occasion = {
  premium: boolean
  at: Instant
  date: string
  zone: string
  chance: Randomness
  concerns: readonly Concern[]
}

export type Picture = { src: string; alt: string }

/** All that a reading rests on, computed before a word of it is written. */
export type Cast = { facts: Fact[]; images: Picture[]; timeframe?: string }

/** What a text may name of a method's own vocabulary, in English, Czech, German, Spanish or French. */
export type Naming = {
  /** The ids of the facts that a text calls by a name of its own. */
  factsNamed(text: string, facts: readonly Fact[]): string[]
  /** Something of this method's own vocabulary that a text names though the facts do not hold it. */
  invented(text: string, facts: readonly Fact[]): string | undefined
}

/** A way to ask the oracle. `Form` is what its contract's form yields. */
export type Engine<Form> = Naming & {
  /** @throws AppError invalid_input, naming the field, for what only the engine can know to be wrong */
  cast(form: Form, occasion: Occasion): Cast | Promise<Cast>
  /** How a reading of this kind is to be written: what stands in the instructions beside what holds for all. */
  brief: string
  /** The ids of the facts that a reading must link to. */
  principal(facts: readonly Fact[]): string[]
  /** The ids of the facts that each head a section; where it has none, a reading may be without sections. */
  sections(facts: readonly Fact[]): string[]
}
