import { sentenceCase } from '../text/prose.ts'
import type { DrawnCard } from './drawn-card.ts'

const withoutArticle = new Set(['Strength', 'Justice', 'Death', 'Temperance', 'Judgement'])

/** A card's link in running text, "[the Hermit](fact:card-1)"; `next` is the character after it, which decides how "reversed" is set off. */
export function cardLink(card: DrawnCard, next = ''): string {
  const name = withoutArticle.has(card.name) ? card.name : `the ${card.name.replace(/^The /u, '')}`
  const reversed = card.reversed ? (/^[.,;:]?$/u.test(next) ? ', reversed' : ' reversed') : ''
  return `[${name}${reversed}](fact:${card.id})`
}

/** The same at the start of a sentence. */
export function cardLinkCapital(card: DrawnCard, next = ''): string {
  return sentenceCase(cardLink(card, next))
}

/** The heading of a card's section; the link text is the fact's label to the letter. */
export function cardHeading(card: DrawnCard): string {
  return `## [${card.label}](fact:${card.id})`
}
