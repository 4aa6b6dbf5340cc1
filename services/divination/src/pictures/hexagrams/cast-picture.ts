/** A hexagram to draw: its lines from the bottom up, true where a line is whole. */
export type DrawnHexagram = { six: readonly boolean[]; number: number; name: string }

/**
 * A cast to draw. `changing` are line numbers from 1 at the bottom; `leading` the lines of the relating hexagram that lead the reading,
 * each with the id of its fact; `said` describes the whole in one sentence.
 */
export type CastPicture = {
  primary: DrawnHexagram
  relating?: DrawnHexagram
  nuclear: DrawnHexagram
  changing: readonly number[]
  leading: readonly { line: number; fact: string }[]
  said: string
}
