import { randomInt } from 'node:crypto'
import { setTimeout as until } from 'node:timers/promises'
import { seededRandom } from '../../../deploy/emulators/src/seeded-random.ts'

/** When readings are requested and processes killed, in milliseconds from the start; both in order. */
export type Schedule = { seed: string; asks: number[]; kills: number[] }

/** Random moments over `spanMs`. KILL_SEED repeats those of an earlier run, as far as clocks allow. */
export const drawSchedule = (readings: number, kills: number, spanMs: number): Schedule => {
  const seed = process.env.KILL_SEED ?? String(randomInt(1_000_000_000))
  const random = seededRandom(`kills ${seed}`)
  const moments = (count: number): number[] => Array.from({ length: count }, () => random() * spanMs).sort((a, b) => a - b)
  return { seed, asks: moments(readings), kills: moments(kills) }
}

/** Acts at each of these moments; at once if a moment has passed. The moments are the experiment, not a wait for something. */
export const atEach = (began: number, moments: readonly number[], act: (index: number) => Promise<void>): Promise<unknown> =>
  Promise.all(
    moments.map(async (moment, index) => {
      await until(Math.max(0, began + moment - performance.now()))
      await act(index)
    }),
  )

/** Like `atEach`, but one after another. */
export const inTurn = async (began: number, moments: readonly number[], act: () => Promise<void>): Promise<void> => {
  for (const moment of moments) {
    await until(Math.max(0, began + moment - performance.now()))
    await act()
  }
}
