import type { Fact } from '@sibyl/contracts/http/readings'
import { deck } from './cards/deck.ts'
import { localNamesOf } from './local-names/local-cards.ts'

export const cardLinks = /\[([^\]]*)\]\(fact:([^)]*)\)/gu

export const cardName = (id: unknown): string => deck.find((card) => card.id === id)?.name ?? ''

const article = /(?<!\p{L})(?:the|der|die|das|dem|den|el|la|le|l[’']) ?(?=⟦)/giu
/** A text may speak of a single card without naming it. */
const onlyCard =
  /(?<!\p{L})(?:your|this|the|tvá|vaše|tato|deine|diese|tu|esta|votre|ta|cette) ((?:reversed|upright) )?(?:card|karta|Karte|carta|carte)(?!\p{L})/giu
const rankAlone = /(?<!\p{L})[Tt]he (Page|Knight|Queen|King)(?! of )(?!\p{L})/gu

/** Most blocks name few of the cards, and a pattern costs more to build than to see that it cannot match. */
const inEnglish = (text: string, { card, reversed }: Fact['data'], mark: string): string => {
  const bare = cardName(card).replace(/^The /, '')
  return text.includes(bare) ? text.replace(new RegExp(`(?:[Tt]he )?${bare}\\b${reversed ? '(?:, reversed)?' : ''}`, 'gu'), mark) : text
}

/** A text in which each mention of a drawn card, in five languages, is a mark with the card's index: “⟦0⟧ lies beside ⟦2⟧”. */
export const markedCards = (text: string, cards: readonly Fact[]): string => {
  const indexOf = (id: string): number => cards.findIndex((each) => each.id === id)
  const unnamed = (said: string): string => {
    const ofRank = (rank: string): number[] =>
      cards.flatMap(({ data }, index) => (cardName(data.card).startsWith(`${rank} `) ? [index] : []))
    const ranked = said.replace(rankAlone, (words, rank: string) => (ofRank(rank).length === 1 ? `⟦${ofRank(rank)[0]}⟧` : words))
    return (cards.length === 1 ? ranked.replace(onlyCard, (_, turned = '') => `${turned}⟦0⟧`) : ranked).replace(article, '')
  }
  const named = cards.reduce(
    (said, { data }, index) => inEnglish(said, data, `⟦${index}⟧`).replace(localNamesOf(String(data.card)), `⟦${index}⟧`),
    text.replace(cardLinks, (_, words: string, id: string) => (indexOf(id) < 0 ? words : `⟦${indexOf(id)}⟧`)),
  )
  return unnamed(named)
}
