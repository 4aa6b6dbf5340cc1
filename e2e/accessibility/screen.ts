import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import type { Page } from 'playwright-core'

/** The viewer: a newcomer has not answered the cookie banner, a reader holds tokens, an adept is subscribed. */
export type Viewer = 'newcomer' | 'visitor' | 'reader' | 'adept'

/** A reading of the adept: one of each method, plus the variants that a method has. */
export type ReadingName =
  | MethodId
  | 'celtic-cross'
  | 'five-cards'
  | 'weekly-sky'
  | 'solar-return'
  | 'lunar-return'
  | 'progressions'
  | 'personal-month'
  | 'year-ahead'
  | 'name-change'
  | 'synastry'

/** The data on which screens are shown: the adept has all these readings, the reader has one of tarot. */
export type Scene = {
  readings: Record<ReadingName, GeneratedReading>
  /** The token of an account whose link was never followed. */
  unverified: string
}

/**
 * One state of one screen. `prepare` brings a fresh page of its viewer to that state, at any width unless `only` restricts it to narrow or
 * wide windows. For states that the running product cannot produce, the test answers in its place, in the shape of the API.
 */
export type Screen = {
  name: string
  by: Viewer
  only?: 'narrow' | 'wide'
  prepare: (page: Page, scene: Scene) => Promise<unknown>
}
