import type { Fact } from '@sibyl/contracts/http/readings'
import { cardLinks, cardName, markedCards } from './marked-cards.ts'

/** How five languages describe a card as upright or reversed. */
const UPRIGHT =
  "upright|right way up|right side up|vzpřímen\\p{L}*|ve vzpřímené|aufrecht\\p{L}*|derech[oa]|al derecho|à l['’]endroit|droite?"
const REVERSED =
  "reversed|in reverse|upside[- ]down|inverted|(?:ob|pře)rácen\\p{L}*|vzhůru nohama|hlavou dolů|umgekehrt\\p{L}*|gestürzt\\p{L}*|verkehrt(?: ?herum)?|auf dem Kopf|invertid[oa]|al revés|(?:boca|cabeza) abajo|renversée?|inversée?|à l['’]envers|tête en bas"

/** Words allowed between a card and its orientation. */
const LYING =
  "is|lies|today|heute|hoy|dnes|aujourd[’']hui|stands|comes|came|appears|falls|fell|has come|has fallen|here|now|also|was|drawn|turned up|turned|up|landed|shows up|lands|je|leží|stojí|padla?|vyšla?|liegt|steht|ist|kommt|erscheint|hier|está|aparece|sale|cae|aquí|est|se trouve|apparaît|tombe|ici"

const END = '(?![\\p{L}\\p{N}])'
const reversedWord = new RegExp(`(?<!\\p{L})(?:${REVERSED})${END}`, 'iu')

const saying = (words: string) =>
  new RegExp(
    `⟦(\\d+)⟧,?(?: (?:${LYING}))*,? \\(?(?:${words})${END}|(?<![\\p{L}] no |not )(?<!\\p{L})(?:${words}),? (?:the )?⟦(\\d+)⟧`,
    'giu',
  )
const upright = saying(UPRIGHT)
const reversed = saying(REVERSED)
/** Every pattern above needs one of these words, and most blocks have none. */
const anyOrientation = new RegExp(`${UPRIGHT}|${REVERSED}`, 'iu')

/** Finds a card whose orientation in the text contradicts the draw, in five languages. */
export const misturnedCard = (text: string, cards: readonly Fact[]): string | undefined => {
  if (!anyOrientation.test(text)) return undefined
  const linkedWrongly = [...text.matchAll(cardLinks)].find(([, words = '', id]) => {
    const card = cards.find((each) => each.id === id)
    return card?.data.reversed === false && reversedWord.test(words)
  })
  if (linkedWrongly) return `${linkedWrongly[1]} as a card that lies reversed`

  const marked = markedCards(text, cards)
  const wrong = (pattern: RegExp, lies: boolean): Fact | undefined =>
    [...marked.matchAll(pattern)].map(([, after, before]) => cards[Number(after ?? before)]).find((card) => card?.data.reversed === lies)
  const said = wrong(upright, true) ?? wrong(reversed, false)
  return said && `${cardName(said.data.card)} as a card that lies ${said.data.reversed ? 'upright' : 'reversed'}`
}
