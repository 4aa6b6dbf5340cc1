import type { Fact } from '@sibyl/contracts/http/readings'
import { skyNamed } from '../astrology/named.ts'
import type { Naming } from '../method.ts'
import { deck } from './cards/deck.ts'
import { misturnedCard } from './lies.ts'
import { cardsNamedLocally } from './local-names/local-cards.ts'

/** Majors whose name is also an everyday word; they count as named only where they stand capitalised inside a sentence. */
const everydayNames = new Set([
  'Strength',
  'Justice',
  'Death',
  'Temperance',
  'Judgement',
  'The Sun',
  'The Moon',
  'The Star',
  'The World',
  'The Lovers',
  'The Tower',
  'The Devil',
])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const naming = (name: string): RegExp => {
  const bare = escaped(name.replace(/^The /, ''))
  if (!name.startsWith('The ')) return everydayNames.has(name) ? new RegExp(`(?<=[a-z,;] )${bare}\\b`) : new RegExp(`\\b${bare}\\b`)
  return everydayNames.has(name) ? new RegExp(`(?<=[a-z,;] )the ${bare}\\b`) : new RegExp(`\\b[Tt]he ${bare}\\b`)
}

const names = deck.map((card) => ({ id: card.id, pattern: naming(card.name) }))

/** The facts that are drawn cards. */
export const cardFacts = (facts: readonly Fact[]): Fact[] => facts.filter(({ data }) => typeof data.card === 'string')

const cardsNamed = (text: string): Set<unknown> =>
  new Set([...names.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id), ...cardsNamedLocally(text)])

const setApart = /^#{1,6} +(.+)$|\[([^\]]*)\]\(fact:card-[^)]*\)/gmu

/** What stands as a heading or as the words of a link to a card is a name, also where it is an everyday word elsewhere. */
const cardsSetApart = (text: string): string[] => {
  const said = [...text.matchAll(setApart)].map(([, heading, link]) => (link ?? heading ?? '').toLowerCase().replace(/,? reversed$/, ''))
  return deck
    .filter(({ name }) => said.includes(name.toLowerCase()) || said.includes(name.toLowerCase().replace(/^the /, '')))
    .map(({ id }) => id)
}

/** What a text may name of the cards, in English, Czech, German, Spanish or French. */
export const cardNaming: Naming = {
  factsNamed(text, facts) {
    const named = new Set([...cardsNamed(text), ...cardsSetApart(text)])
    return cardFacts(facts)
      .filter(({ data }) => named.has(data.card))
      .map(({ id }) => id)
  },
  invented(text, facts) {
    const cards = cardFacts(facts)
    const drawn = new Set(cards.map(({ data }) => data.card))
    const other = [...cardsNamed(text), ...cardsSetApart(text)].find((id) => !drawn.has(id))
    return other === undefined ? (misturnedCard(text, cards) ?? skyNamed(text)) : String(other)
  },
}
