import type { Fact } from '@sibyl/contracts/http/readings'
import { whichOf } from '../by-language.ts'
import { guarded } from '../guarded.ts'
import { cardName, inMentions, markedCards, mentions } from './marked-cards.ts'

/** The last card of a row, however many it has, after the ten that are counted. */
const LAST = 10

const readers = mentions.map(({ nth, lies, row, ordinals, last, opens, closes }) => {
  const numbers = [...ordinals.map((said, at) => `${said}|${at + 1}(?:st|nd|rd|th)?`), last]
  const counted = nth.replaceAll('{nth}', `(${numbers.join('|')})`)
  const deed = `(?:(?<first>${opens})|(?<last>${closes}))(?!\\p{L})`
  return {
    mention: guarded([...numbers, opens, closes].join('|'), 'iu'),
    numberOf: whichOf(numbers),
    patterns: [
      `⟦(?<card>\\d+)⟧,?(?: (?:${lies}))*,? ${counted}(?: (?:${row}))?(?=[.,;:!?)”“]|$)`,
      `(?<=^|[.!?;:] )${counted}(?: (?:${row}))?,?(?: (?:${lies}))+ ⟦(?<card>\\d+)⟧`,
      `(?<=^|[.!?;:] )(?:${lies}) ${counted}(?: (?:${row}))?,?(?: (?:${lies}))* ⟦(?<card>\\d+)⟧`,
      `(?<=^|[.!?;:] )${counted}(?: (?:${row}))?, ⟦(?<card>\\d+)⟧(?=,)`,
      `⟦(?<card>\\d+)⟧(?:,? (?:${inMentions('that')}))? ${deed}`,
      `(?:(?:${inMentions('what')}) ${deed},?(?: (?:${lies}))+|(?<=^|[.!?;:] )${deed}) ⟦(?<card>\\d+)⟧`,
    ].map((source) => guarded(source, 'imu')),
  }
})

/** Finds a card that a text gives another number in the row than it has: “the Hermit, the sixth card in the row”. */
export const misnumberedCard = (text: string, cards: readonly Fact[]): string | undefined => {
  const held = readers.filter(({ mention }) => mention.test(text))
  if (cards.length < 2 || held.length === 0) return undefined
  const marked = markedCards(text, cards)
  const inRow = cards.filter(({ id }) => id.startsWith('card-'))
  for (const { patterns, numberOf } of held) {
    for (const { groups, 0: said } of patterns.flatMap((pattern) => pattern.all(marked))) {
      const card = cards[Number(groups?.card)]
      const words = (said.match(/(?<![⟦\p{N}])[\p{L}\p{N}]+/gu) ?? []).map(numberOf)
      const number = groups?.first ? 0 : groups?.last ? LAST : words.find((each) => each >= 0)
      const place = number === LAST ? inRow.length : Number(number) + 1
      if (card && inRow.includes(card) && number !== undefined && card.id !== `card-${place}`)
        return `${cardName(card.data.card)} as card ${place} of the row`
    }
  }
  return undefined
}
