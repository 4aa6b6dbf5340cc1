const SECOND_HALF = 500

/**
 * The moment at which `before` changes from true to false between `from`, where it is true, and `to`, where it is false; to half a second.
 */
export const turning = (from: number, to: number, before: (moment: number) => boolean): number => {
  let [low, high] = [from, to]
  while (Math.abs(high - low) > SECOND_HALF) {
    const middle = (low + high) / 2
    if (before(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}
