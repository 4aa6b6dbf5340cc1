/** A card from the reader's own deck, as it lies. */
export type Laid = { card: string; reversed: boolean }

/** One entry for each place; undefined where no card was named yet. */
export type LaidCards = readonly (Laid | undefined)[]

/** The first place without a card; the number of places if all have one. */
export const nextPlace = (laid: LaidCards, places: number): number => {
  const free = Array.from({ length: places }, (_, place) => place).find((place) => laid[place] === undefined)
  return free ?? places
}

/** Lays a card in the next free place, or takes it back if it is laid already. */
export const withCard = (laid: LaidCards, places: number, { card, reversed }: Laid): LaidCards => {
  const all = Array.from({ length: places }, (_, place) => laid[place])
  const at = all.findIndex((known) => known?.card === card)
  if (at >= 0) return all.with(at, undefined)
  const next = nextPlace(all, places)
  return next < places ? all.with(next, { card, reversed }) : all
}

export const withTurned = (laid: LaidCards, place: number): LaidCards =>
  laid.map((known, at) => (at === place && known ? { ...known, reversed: !known.reversed } : known))
