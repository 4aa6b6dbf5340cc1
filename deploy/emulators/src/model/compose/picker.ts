import { seededRandom } from '../../seeded-random.ts'

export type Pick = {
  /** Takes an entry that `fits` from the pool at `path`; undefined if none is left. */
  take(path: string, pool: readonly string[], fits?: (entry: string) => boolean): string | undefined
  isFresh(entry: string): boolean
}

/** An entry that is only a slot is not a sentence of its own. */
const isBare = (entry: string): boolean => /^\{\w+\}$/u.test(entry)

/** Makes a reading's choices. `seed` determines where it enters a pool, one further each day; it takes no entry twice. */
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
