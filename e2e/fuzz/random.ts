import fc from 'fast-check'

/** The seed of this run; set FUZZ_SEED to repeat an earlier one. */
export const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** The factor by which to multiply the usual number of requests. */
export const runs = Number(process.env.FUZZ_RUNS ?? 1)

let drawn = 0

/** `count` values, the same for the same seed. */
export const draw = <T>(kind: fc.Arbitrary<T>, count: number): T[] => {
  drawn += 1
  return fc.sample(kind, { seed: seed + drawn, numRuns: count })
}

/** A text cut into pieces at random points. */
export const cut = (bytes: Buffer): fc.Arbitrary<Buffer[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: Math.max(1, bytes.length - 1) }), { maxLength: 12 }).map((points) => {
    const at = [0, ...points.sort((a, b) => a - b), bytes.length]
    return at.slice(1).map((end, index) => bytes.subarray(at[index], end))
  })
