import type { Fact } from '@sibyl/contracts/http/readings'
import { z } from 'zod'
import { inAnyOf, pattern, patterns, readByLanguage } from '../by-language.ts'
import { guarded } from '../guarded.ts'
import { cardKinds } from './cards/card-kinds.ts'
import { deck } from './cards/deck.ts'
import { localNamesOf } from './local-names/local-cards.ts'

export const cardLinks = /\[([^\]]*)\]\(fact:([^)]*)\)/gu

export const cardName = (id: unknown): string => deck.find((card) => card.id === id)?.name ?? ''

const language = z.strictObject({
  article: pattern,
  noun: pattern.default('(?!)'),
  single: pattern,
  rank: pattern.default('(?!)'),
  lies: pattern,
  and: pattern,
  nth: pattern,
  row: pattern,
  ordinals: z.array(pattern).length(10),
  last: pattern,
  opens: pattern,
  closes: pattern,
  what: pattern,
  that: pattern,
  belongs: pattern,
  kinds: patterns(...cardKinds),
})
/** How each language speaks of a card. The file says what each member is. */
export const mentions = Object.values(readByLanguage('tarot/mentions.yaml', language))
/** The words of all languages for one way of speaking of a card. */
export const inMentions = inAnyOf(mentions)
const article = new RegExp(`(?<!\\p{L})(?:${inMentions('article')}) ?(?=⟦)`, 'giu')
const noun = new RegExp(`(?<=⟧) (?:${inMentions('noun')})(?!\\p{L})`, 'giu')
const single = guarded(`(?<!\\p{L})(?:${inMentions('single')})(?!\\p{L})`, 'iu')
const rankAlone = guarded(`(?<!\\p{L})(?:${inMentions('rank')})(?!\\p{L})`, 'u')

/** Most blocks name few of the cards, and a pattern costs more to build than to see that it cannot match. */
const inEnglish = (text: string, { card, reversed }: Fact['data'], mark: string): string => {
  const bare = cardName(card).replace(/^The /, '')
  return text.includes(bare) ? text.replace(new RegExp(`(?:[Tt]he )?${bare}\\b${reversed ? '(?:, reversed)?' : ''}`, 'gu'), mark) : text
}

const marksIn = (text: string, cards: readonly Fact[]): string => {
  const indexOf = (id: string): number => cards.findIndex((each) => each.id === id)
  const unnamed = (said: string): string => {
    const ofRank = (rank: string): number[] =>
      cards.flatMap(({ data }, index) => (cardName(data.card).startsWith(`${rank} `) ? [index] : []))
    const ranked = rankAlone.replace(said, (words = '', rank = '') => (ofRank(rank).length === 1 ? `⟦${ofRank(rank)[0]}⟧` : words))
    const marked = cards.length === 1 ? single.replace(ranked, (_, turned = '') => `${turned}⟦0⟧`) : ranked
    return marked.includes('⟦') ? marked.replace(article, '').replace(noun, '') : marked
  }
  const named = cards.reduce(
    (said, { data }, index) => localNamesOf(String(data.card)).replace(inEnglish(said, data, `⟦${index}⟧`), () => `⟦${index}⟧`),
    text.replace(cardLinks, (_, words: string, id: string) => (indexOf(id) < 0 ? words : `⟦${indexOf(id)}⟧`)),
  )
  return unnamed(named)
}

/** The last text read: three checks look at the same block in turn. */
let latest: { text: string; cards: readonly Fact[]; marked: string } | undefined

/** A text in which each mention of a drawn card, in five languages, is a mark with the card's index: “⟦0⟧ lies beside ⟦2⟧”. */
export const markedCards = (text: string, cards: readonly Fact[]): string => {
  if (latest?.text !== text || latest.cards !== cards) latest = { text, cards, marked: marksIn(text, cards) }
  return latest.marked
}
