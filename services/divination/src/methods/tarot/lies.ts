import type { Fact } from '@sibyl/contracts/http/readings'
import { inAnyOf, patterns, readByLanguage } from '../by-language.ts'
import { type Guarded, guarded } from '../guarded.ts'
import { cardLinks, cardName, inMentions, markedCards } from './marked-cards.ts'

const inAny = inAnyOf(readByLanguage('tarot/lies.yaml', patterns('upright', 'reversed', 'lying', 'plural', 'pronoun', 'as')))
const [UPRIGHT, REVERSED, LYING, PLURAL] = [inAny('upright'), inAny('reversed'), inAny('lying'), inAny('plural')]

const END = '(?![\\p{L}\\p{N}])'
const reversedWord = guarded(`(?<!\\p{L})(?:${REVERSED})${END}`, 'iu')

/** Two or more cards in a row: “⟦0⟧, ⟦1⟧ and ⟦6⟧”. */
const LIST = `⟦\\d+⟧(?:(?:,|,? (?:${inMentions('and')})) ⟦\\d+⟧)+`

/** Alternatives of one pattern: in “the Devil is reversed, the Moon is upright”, what is said of the first card is used up. */
const saying = (words: string): Guarded => {
  const [lying, said] = [`(?: (?:${LYING}))`, `(?:${words})${END}`]
  const claims = [
    `⟦\\d+⟧,?${lying}*,? \\(?${said}`,
    `(?<!\\p{L})${said}(?:,? (?:${inAny('as')}))*,? ⟦\\d+⟧`,
    // “The only reversed card is the Tower.”
    `(?<!\\p{L})${said}(?: (?:${inMentions('noun')}))?${lying}+ ⟦\\d+⟧`,
    // “It lies upright today, the Tower.”
    `(?<!\\p{L})(?:${inAny('pronoun')})${lying}+ ${said}${lying}*, ⟦\\d+⟧(?=[.,;!?]|$)`,
    `${LIST}${lying}*? (?:${PLURAL})(?: (?:${LYING}|${PLURAL}))* ${said}`,
    `(?<!\\p{L})${said}(?:: | (?:${PLURAL}) )(?:⟦\\d+⟧(?!,? (?:${inMentions('and')})|, ⟦)|${LIST})`,
  ]
  return guarded(claims.join('|'), 'iu')
}
const upright = saying(UPRIGHT)
const reversed = saying(REVERSED)
/** Every pattern above needs one of these words, and most blocks have none. */
const anyOrientation = guarded(`${UPRIGHT}|${REVERSED}`, 'iu')

/** Finds a card whose orientation in the text contradicts the draw, in five languages. */
export const misturnedCard = (text: string, cards: readonly Fact[]): string | undefined => {
  if (!anyOrientation.test(text)) return undefined
  const linkedWrongly = [...text.matchAll(cardLinks)].find(([, words = '', id]) => {
    const card = cards.find((each) => each.id === id)
    return card?.data.reversed === false && reversedWord.test(words)
  })
  if (linkedWrongly) return `${linkedWrongly[1]} as a card that lies reversed`

  const marked = markedCards(text, cards)
  const wrong = (pattern: Guarded, lies: boolean): Fact | undefined =>
    pattern
      .all(marked)
      .flatMap(([said]) => [...said.matchAll(/⟦(\d+)⟧/gu)].map(([, index]) => cards[Number(index)]))
      .find((card) => card?.data.reversed === lies)
  const said = wrong(upright, true) ?? wrong(reversed, false)
  return said && `${cardName(said.data.card)} as a card that lies ${said.data.reversed ? 'upright' : 'reversed'}`
}
