/** How a position turns what is read in it. */
export type Lens = 'now' | 'tone' | 'hours' | 'past' | 'aim' | 'ahead' | 'others' | 'hidden' | 'against' | 'toward' | 'between'

const lensByPlace: Readonly<Record<string, Lens>> = {
  situation: 'now',
  theme: 'tone',
  energy: 'tone',
  present: 'now',
  self: 'now',
  morning: 'hours',
  midday: 'hours',
  evening: 'hours',
  weekday: 'hours',
  foundation: 'past',
  past: 'past',
  crown: 'aim',
  future: 'ahead',
  outcome: 'ahead',
  others: 'others',
  hidden: 'hidden',
  challenge: 'against',
  block: 'against',
  obstacle: 'against',
  help: 'toward',
  advice: 'toward',
  'hopes-and-fears': 'between',
}

/** The lens of a place; one that is not known is read as the present. */
export function lensAt(place: string): Lens {
  return lensByPlace[place] ?? 'now'
}
