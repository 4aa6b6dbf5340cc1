import { counted } from './counted.ts'

/** Naming cards that were drawn from a deck of one's own. */
export const ownDeck = {
  open: 'I drew with my own deck',
  about: 'Name the cards that lie before you. Such a reading has no seal and no draw record.',
  back: 'Back to your question',
  title: 'Which cards did you draw?',
  search: 'Find a card',
  placeholder: 'Moon, 8p, xviii; add r for reversed',
  loading: 'Laying out the deck',
  suits: 'Parts of the deck',
  major: 'Major',
  found: (count: number) => (count === 0 ? 'No card is called that' : counted(count, 'card')),
  laidAs: 'laid as',
  takeBack: '. Take it back.',
  turn: (place: string, card: string, reversed: boolean) =>
    reversed ? `${place}: ${card}, reversed. Turn it upright.` : `${place}: ${card}. Turn it reversed.`,
  empty: 'Not named yet',
  laid: (card: string, place: string | null, next: string | null) =>
    `${place === null ? `${card} taken back.` : `${card} laid as ${place}.`} ${next === null ? 'All cards are laid.' : `Now: ${next}.`}`,
  now: (place: string) => `Now: ${place}`,
  how: 'Tap a card to lay it. Tap one laid to reverse it.',
  allLaid: 'Your cards are named',
  allLaidHow: 'Tap one to reverse it, then have them read.',
  read: 'Read my cards',
}
