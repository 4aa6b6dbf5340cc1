import type { GeneratedReading } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import type { Page } from 'playwright-core'

/** Who looks: a newcomer has not answered for cookies, a reader holds tokens, an adept is subscribed. */
export type Viewer = 'newcomer' | 'visitor' | 'reader' | 'adept'

/** A reading of the adept: one of each method, and the other shapes that a method can take. */
export type ReadingName = MethodId | 'celtic-cross' | 'five-cards' | 'weekly-sky' | 'personal-month'

/** What there is to be looked at: the adept has all these readings, the reader has one of tarot. */
export type Scene = {
  readings: Record<ReadingName, GeneratedReading>
  /** Of an account whose link was never followed. */
  unverified: string
}

/**
 * One state of one screen. `prepare` brings a fresh page of its viewer there, whatever the width, unless `only` says that narrow or
 * wide windows alone can show it. What cannot be had from the running product is answered in its place, in the shape of the API.
 */
export type Screen = {
  name: string
  by: Viewer
  only?: 'narrow' | 'wide'
  prepare: (page: Page, scene: Scene) => Promise<unknown>
}
