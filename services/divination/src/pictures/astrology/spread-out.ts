const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

/**
 * Moves positions on a line so that each is at least `gap` after the one before, with the smallest total displacement (pool adjacent
 * violators).
 */
const alongLine = (wanted: readonly number[], gap: number): number[] => {
  const pools: { mean: number; size: number }[] = []
  wanted.forEach((place, index) => {
    pools.push({ mean: place - index * gap, size: 1 })
    for (;;) {
      const [before, last] = [pools.at(-2), pools.at(-1)]
      if (!before || !last || before.mean <= last.mean) break
      const size = before.size + last.size
      pools.splice(-2, 2, { mean: (before.mean * before.size + last.mean * last.size) / size, size })
    }
  })
  return pools.flatMap(({ mean, size }) => Array<number>(size).fill(mean)).map((place, index) => place + index * gap)
}

/**
 * Moves angles (degrees) on a circle until neighbours are at least `gap` apart. Keeps their order and, starting at the widest opening,
 * minimises the sum of squared moves. `gap` times their number must stay well under 360.
 */
export const spreadOut = (angles: readonly number[], gap: number): number[] => {
  const order = angles.map((angle, index) => ({ index, angle: turn(angle) })).sort((a, b) => a.angle - b.angle)
  const count = order.length
  const at = (place: number) => (order[place % count]?.angle ?? 0) + 360 * Math.floor(place / count)
  const starts = order
    .map((_, place) => place)
    .sort((a, b) => at(b === 0 ? count : b) - at(b === 0 ? count - 1 : b - 1) - (at(a === 0 ? count : a) - at(a === 0 ? count - 1 : a - 1)))
  const tries = starts.map((start) => ({
    start,
    places: alongLine(
      order.map((_, step) => at(start + step)),
      gap,
    ),
  }))
  const closes = ({ places }: { places: number[] }) => (places[0] ?? 0) + 360 - (places.at(-1) ?? 0) >= gap - 1e-9
  const best = tries.find(closes) ?? tries[0]
  const spread = [...angles]
  best?.places.forEach((place, step) => {
    const from = order[(best.start + step) % count]
    if (from) spread[from.index] = turn(place)
  })
  return spread
}
