import { cardSvg } from './card-svg.ts'

/** A plate in ink on stock instead of gold on night. Faces stay light: an inverted card would be a negative. */
const PRINTED: Readonly<Record<string, string>> = {
  'stroke="#d9b978"': 'stroke="#33291a"',
  'fill="#d9b978"': 'fill="#d8bd82"',
  'stroke="#12131c"': 'stroke="#33291a"',
  'fill="#12131c"': 'fill="#f9f5ea"',
  'fill="#1a1b23"': 'fill="#f9f5ea"',
  'fill="#0d0e15"': 'fill="#f9f5ea"',
  'fill="#2a2d45"': 'fill="#c8cddf"',
}

/** The same colours as style rules, for a card that is drawn within a page. */
export const printedStyle: string = Object.entries(PRINTED)
  .map(([painted, printed]) => `svg [${painted}]{${printed.replace(/="(.*)"/, ':$1')}}`)
  .join('')

/** A card of the deck, or its back, as it is printed on paper; undefined for an id that is not in the deck. */
export const printedCard = (id: string): string | undefined =>
  cardSvg(id)?.replace(/(?:fill|stroke)="#[0-9a-f]{6}"/g, (colour) => PRINTED[colour] ?? colour)
