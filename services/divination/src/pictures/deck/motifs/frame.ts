import type { Suit } from '../card-names.ts'
import { fine, solid } from '../engraving/marks.ts'
import { num, place, table, tidy } from '../engraving/path.ts'
import { star4 } from '../engraving/stars.ts'

/** A rectangle with concave quarter-circle corners. */
function notched(x: number, y: number, w: number, h: number, r: number): string {
  const k = r * 0.55
  return (
    `M${x + r} ${y}H${x + w - r}C${x + w - r} ${y + k} ${x + w - k} ${y + r} ${x + w} ${y + r}V${y + h - r}` +
    `C${x + w - k} ${y + h - r} ${x + w - r} ${y + h - k} ${x + w - r} ${y + h}H${x + r}` +
    `C${x + r} ${y + h - k} ${x + k} ${y + h - r} ${x} ${y + h - r}V${y + r}C${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y}Z`
  )
}

/** The picture's opening, x 25-275, y 52-454. */
export const windowPath = tidy(notched(25, 52, 250, 402, 16))
const windowEcho = tidy(notched(20.5, 47.5, 259, 411, 13))

export const borders =
  '<rect x="7" y="7" width="286" height="506" rx="9" stroke-width="1.6"/><rect x="13" y="13" width="274" height="494" rx="5" stroke-width=".8"/>'

const cornerStars = solid(
  table('26 53, 273 53, 26 452, 273 452')
    .map(([x = 0, y = 0]) => star4(x, y, 6, 1 / 6))
    .join(''),
)

/** Everything around the window; the rules at the top leave a gap for the numeral or sign. */
export function frame(headWidth: number): string {
  const left = 150 - headWidth / 2 - 11
  const right = 300 - left
  return (
    `${borders}<path d="${windowEcho}" stroke-width=".7"/>` +
    fine(`M40 34.500H${num(left - 4)}M${num(right + 4)} 34.500H260`, 0.8) +
    cornerStars +
    solid(star4(left, 34.5, 3) + star4(right, 34.5, 3))
  )
}

const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  cups: 'M-7-8H7C7 0 4 3 1.500 4V8C4 9 5 10 5 11H-5C-5 10-4 9-1.500 8V4C-4 3-7 0-7-8Z',
  wands: 'M-1.500 11V-11H1.500V11ZM2-6C4-10 7-10 9-9C8-6 5-4 2-4ZM-2-1C-4-5-7-5-9-4C-8-1-5 1-2 1Z',
  swords: 'M0 11L-2 8V-4H-6V-6H-1.500V-11H1.500V-6H6V-4H2V8Z',
  pentacles: 'M0-10L5.900 8.100L-9.500-3.100H9.500L-5.900 8.100Z',
}

/** The small sign at the top of a court card, in place of a numeral. */
export const suitSign = (suit: Suit): string => solid(place(SUIT_SIGNS[suit], { x: 150, y: 34, s: 0.95 }))
export const SUIT_SIGN_WIDTH = 18
