/** Where a card lies, from the top left of the table; `across` lies on its side. */
export type CardPlace = { x: number; y: number; width: number; across?: boolean }

export type Table = { places: CardPlace[]; height: number; named: boolean }

export const CARD_RATIO = 520 / 300
/** Below a card, for its place and its name. */
const NAMES = 138
const GAP = 48

/** How many cards lie in each row, and how wide a card is. */
const rows: Readonly<Record<number, { counts: number[]; width: number }>> = {
  1: { counts: [1], width: 400 },
  2: { counts: [2], width: 340 },
  3: { counts: [3], width: 264 },
  4: { counts: [2, 2], width: 296 },
  5: { counts: [3, 2], width: 252 },
  7: { counts: [4, 3], width: 186 },
}

const fewest = (count: number) => ({
  counts: Array.from({ length: Math.ceil(count / 4) }, (_, row) => Math.min(4, count - row * 4)),
  width: 186,
})

const inRows = (count: number, across: number): Table => {
  const { counts, width } = rows[count] ?? fewest(count)
  const pitch = width * CARD_RATIO + NAMES
  const places = counts.flatMap((many, row) => {
    const left = (across - many * width - (many - 1) * GAP) / 2
    return Array.from({ length: many }, (_, at) => ({ x: left + at * (width + GAP), y: row * pitch, width }))
  })
  return { places, height: counts.length * pitch, named: true }
}

/** The Celtic Cross: six as a cross, the second lying across the first, and the staff beside it from the foot up. */
const celticCross = (across: number): Table => {
  const width = across / (3.6 * 1.12 + 1)
  const [w, h] = [width * 1.12, width * CARD_RATIO * 1.08]
  const at = (column: number, row: number) => ({ x: column * w, y: row * h, width })
  const cross = [at(1.2, 1.5), { ...at(1.2, 1.5), across: true }, at(1.2, 2.75), at(0, 1.5), at(1.2, 0.25), at(2.4, 1.5)]
  const staff = [3, 2, 1, 0].map((step) => at(3.6, step))
  return { places: [...cross, ...staff], height: 3 * h + width * CARD_RATIO, named: false }
}

/** How so many cards lie on a table that is so wide, in the same measure. */
export const layCards = (count: number, across: number): Table => (count === 10 ? celticCross(across) : inRows(count, across))
