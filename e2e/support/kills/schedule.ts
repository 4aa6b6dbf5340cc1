import { randomInt } from 'node:crypto'
import { setTimeout as until } from 'node:timers/promises'
import { seededRandom } from '../../../deploy/emulators/src/model/text/seed.ts'

/** When each reading is asked for and when something is killed, in milliseconds from the beginning; both in order. */
export type Schedule = { seed: string; asks: number[]; kills: number[] }

/** Moments at random over `spanMs`. KILL_SEED gives those of an earlier run again, as far as a clock can. */
export const drawSchedule = (readings: number, kills: number, spanMs: number): Schedule => {
  const seed = process.env.KILL_SEED ?? String(randomInt(1_000_000_000))
  const random = seededRandom(`kills ${seed}`)
  const moments = (count: number): number[] => Array.from({ length: count }, () => random() * spanMs).sort((a, b) => a - b)
  return { seed, asks: moments(readings), kills: moments(kills) }
}

/** Does something at each of these moments; at once where a moment has passed. The moments are the experiment, nothing is waited for. */
export const atEach = (began: number, moments: readonly number[], act: (index: number) => Promise<void>): Promise<unknown> =>
  Promise.all(
    moments.map(async (moment, index) => {
      await until(Math.max(0, began + moment - performance.now()))
      await act(index)
    }),
  )

/** As `atEach`, but one after the other. */
export const inTurn = async (began: number, moments: readonly number[], act: () => Promise<void>): Promise<void> => {
  for (const moment of moments) {
    await until(Math.max(0, began + moment - performance.now()))
    await act()
  }
}
