/** Half of the fan's opening, in degrees. */
const HALF = 27
/** How much wider the fan opens at the focused card, and over how many cards. */
const OPENING = { wider: 5, over: 1.9 }

/** The angle of each of `count` cards, in degrees from upright, with the fan opened around the card at `focus`. */
export const fanAngles = (count: number, focus: number): number[] => {
  const gaps = Array.from(
    { length: Math.max(0, count - 1) },
    (_, index) => 1 + OPENING.wider * Math.exp(-(((index + 0.5 - focus) / OPENING.over) ** 2)),
  )
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  let passed = 0
  return Array.from({ length: count }, (_, index) => {
    if (index > 0) passed += gaps[index - 1] ?? 0
    return whole === 0 ? 0 : -HALF + (2 * HALF * passed) / whole
  })
}

/** The card that lies at an angle once the fan has opened around it. */
export const cardAtAngle = (count: number, angle: number): number => {
  const off = Array.from({ length: count }, (_, focus) => Math.abs((fanAngles(count, focus)[focus] ?? 0) - angle))
  return off.indexOf(Math.min(...off))
}

/** How far a card is lifted out of the fan, in pixels. */
export const liftOf = (away: number): number => [30, 13, 1][Math.abs(away)] ?? 0
