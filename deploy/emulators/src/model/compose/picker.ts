import { seededRandom } from '../text/seed.ts'

export type Pick = {
  /** Takes an entry of the pool at `path` that `fits`; undefined where none is left. */
  take(path: string, pool: readonly string[], fits?: (entry: string) => boolean): string | undefined
  isFresh(entry: string): boolean
}

/** What only hands a slot on is no sentence of its own. */
const isBare = (entry: string): boolean => /^\{\w+\}$/u.test(entry)

/**
 * Makes a reading's choices. A pool is entered at a place that depends on `seed` and moved on by one each day; no entry is taken twice.
 */
export const picker = (seed: string, day: number): Pick => {
  const used = new Set<string>()
  const isFresh = (entry: string): boolean => isBare(entry) || !used.has(entry)
  return {
    isFresh,
    take(path, pool, fits = () => true) {
      const start = Math.floor(seededRandom(`${path}\n${seed}`)() * pool.length) + day
      const entry = pool.map((_, index) => pool[(start + index) % pool.length] ?? '').find((one) => isFresh(one) && fits(one))
      if (entry !== undefined) used.add(entry)
      return entry
    },
  }
}
