import type { Fact } from '@sibyl/contracts/http/readings'
import { inAnyOf, patterns, readByLanguage } from '../by-language.ts'
import { type Guarded, guarded } from '../guarded.ts'
import { cardLinks, cardName, markedCards } from './marked-cards.ts'

const inAny = inAnyOf(readByLanguage('tarot/lies.yaml', patterns('upright', 'reversed', 'lying', 'as')))
const [UPRIGHT, REVERSED, LYING] = [inAny('upright'), inAny('reversed'), inAny('lying')]

const END = '(?![\\p{L}\\p{N}])'
const reversedWord = guarded(`(?<!\\p{L})(?:${REVERSED})${END}`, 'iu')

const saying = (words: string) =>
  guarded(`⟦(\\d+)⟧,?(?: (?:${LYING}))*,? \\(?(?:${words})${END}|(?<!\\p{L})(?:${words})(?:,? (?:${inAny('as')}))?,? ⟦(\\d+)⟧`, 'iu')
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
      .map(([, after, before]) => cards[Number(after ?? before)])
      .find((card) => card?.data.reversed === lies)
  const said = wrong(upright, true) ?? wrong(reversed, false)
  return said && `${cardName(said.data.card)} as a card that lies ${said.data.reversed ? 'upright' : 'reversed'}`
}
