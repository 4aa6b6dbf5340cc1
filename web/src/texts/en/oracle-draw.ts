import { counted } from './counted.ts'

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 1st, 2nd, 3rd, 31st. */
export const nth = (number: number): string => `${number}${endings[ordinal.select(number)] ?? 'th'}`

/** Picking cards by hand. */
export const handDraw = {
  open: 'Fan the deck',
  about: 'Cut the deck and pick each card yourself. Or press Draw My Cards, and the top cards are yours.',
}

export const drawTable = {
  back: 'Back to your question',
  taken: (count: number, of: number) => `${count} of ${of} taken`,
  fan: '78 cards, face down',
  card: (number: number) => `Card ${number} of 78, face down`,
  cut: 'Cut the deck',
  cutHow: 'Drag along the cards and let go where you like.',
  cutAfter: 'Cut after this many cards. Enter cuts.',
  cutValue: (at: number) => `After ${counted(at, 'card')}`,
  parts: (left: number, right: number) => `${left} and ${right}`,
  skipCut: 'Skip the cut',
  now: (place: string) => `Now: ${place}`,
  pickHow: 'Move along the fan and take the one you want.',
  youTook: (number: number) => `You took the ${nth(number)}.`,
  allLaid: 'Your cards are laid',
  allLaidHow: 'Have them read, and turn each one yourself.',
  drawRest: 'Draw the rest for me',
  putBack: 'Put the last one back',
  sealedFirst: 'Sealed first',
  read: 'Read these cards',
}
