import type { Fact } from '@sibyl/contracts/http/readings'
import type { Instant } from '@sibyl/platform/time'
import type { Concern } from '../safety/concern.ts'
import type { Randomness } from './randomness.ts'

/**
 * The occasion of a reading. `date` is the reader's local date, YYYY-MM-DD; `zone` their IANA time zone; `concerns` what the safety screen
 * found in the form.
 */
export type Occasion = {
  premium: boolean
  at: Instant
  date: string
  zone: string
  chance: Randomness
  /** The positions of the cards that the reader picked from the sealed deck. */
  picks?: readonly number[] | undefined
  concerns: readonly Concern[]
}

export type Picture = { src: string; alt: string }

/** Everything a reading rests on, computed before any of it is written. */
export type Cast = { facts: Fact[]; images: Picture[]; timeframe?: string }

/** Decides which terms of a method's own vocabulary a text may use, in English, Czech, German, Spanish or French. */
export type Naming = {
  /** The ids of the facts that a text names. */
  factsNamed(text: string, facts: readonly Fact[]): string[]
  /**
   * A term of the method's vocabulary that a text uses although no fact contains it. `whole` is the text with what it mentions but does not
   * assert: that something is missing, for one.
   */
  invented(text: string, facts: readonly Fact[], whole?: string): string | undefined
}

/**
 * Draws or computes what a reading rests on. `Form` is the parsed form of the method's contract.
 * @throws AppError invalid_input, naming the field, for errors that only the engine can detect
 */
export type Engine<Form> = (form: Form, occasion: Occasion) => Cast

/** How readings of a method are written and checked. */
export type Writing = Naming & {
  /** The writing instructions of this method, in addition to the shared ones. */
  brief: string
  /** How many words a reading has outside its sections: at least and at most. */
  wordsBeside: readonly [least: number, most: number]
  /** The ids of the facts that a reading must link to. */
  principal(facts: readonly Fact[]): string[]
  /** The ids of the facts that each head a section. If there are none, a reading needs no sections. */
  sections(facts: readonly Fact[]): string[]
}
