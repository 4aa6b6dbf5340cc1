import type { AspectKind } from '../chart/aspects.ts'

/** How one language says what stands where. All are sources of regular expressions; forms of declension are part of them. */
export type LocalSky = {
  /** By the English name. */
  points: Readonly<Record<string, string>>
  /** From Aries to Pisces. */
  signs: readonly string[]
  /** Before a sign or a house, with its article. */
  into: string
  /** Before a sign that is named as such. */
  sign: string
  /** From the first to the twelfth. */
  ordinals: readonly string[]
  house: string
  your: string
  aspects: Readonly<Record<AspectKind, string>>
  /** Words that may stand about an aspect between its two points. */
  linking: string
  between: string
  and: string
  retrograde: string
  phases: Readonly<Record<string, string>>
}
