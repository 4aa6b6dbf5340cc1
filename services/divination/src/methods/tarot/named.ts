import { escapeRegExp } from '../../wording.ts'
import { skyNamed } from '../astrology/named.ts'
import { type Guarded, guarded, matching } from '../guarded.ts'
import type { Naming } from '../method.ts'
import { cardFacts } from './cards/card-facts.ts'
import { deck } from './cards/deck.ts'
import { miskindedCard } from './kinds.ts'
import { misturnedCard } from './lies.ts'
import { cardsAsSubjects } from './local-names/cards-as-subjects.ts'
import { cardsNamedLocally, localNamesOf } from './local-names/local-cards.ts'
import { misnumberedCard } from './numbered-cards.ts'
import { misplacedCard } from './places.ts'

/** Majors whose name is also an everyday word. They count only if capitalised inside a sentence. */
const everydayMajors = new Set([6, 8, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21])

const withoutArticle = (name: string): string => name.replace(/^The /, '')

const naming = (name: string, isEveryday: boolean): Guarded => {
  const bare = escapeRegExp(withoutArticle(name))
  if (!name.startsWith('The ')) return isEveryday ? guarded(`(?<=[a-z,;] )${bare}\\b`) : guarded(`\\b${bare}\\b`)
  // At the start of a sentence the article is capitalised anyway, so only the noun's capital counts.
  return isEveryday ? guarded(`(?:(?<=[a-z,;:] |\\()the|(?<=^|[.!?] )The) ${bare}\\b(?! \\p{Lu})`, 'mu') : guarded(`\\b[Tt]he ${bare}\\b`)
}

const names = deck.map(({ id, name, rank, number = 0 }) => ({
  id,
  pattern: naming(name, !rank && everydayMajors.has(number)),
  whole: name.toLowerCase(),
  bare: withoutArticle(name).toLowerCase(),
}))
const namedIn = matching(names, ({ pattern }) => pattern)

const cardsNamed = (text: string): Set<unknown> => {
  const inEnglish = namedIn(text).map(({ id }) => id)
  return new Set([...inEnglish, ...cardsNamedLocally(text), ...cardsAsSubjects(text)])
}

const setApart = /^#{1,6} +(.+)$|\[([^\]]*)\]\(fact:card-[^)]*\)/gmu

/** A heading, or the label of a link to a card, is a name even if it is an everyday word elsewhere. */
const cardsSetApart = (text: string): string[] => {
  const said = [...text.matchAll(setApart)].map(([, heading, link]) => (link ?? heading ?? '').toLowerCase().replace(/,? reversed$/, ''))
  if (said.length === 0) return []
  return names.filter(({ whole, bare }) => said.includes(whole) || said.includes(bare)).map(({ id }) => id)
}

/** The cards that a text may name, in English, Czech, German, Spanish or French. */
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
    const form = facts.find(({ id }) => id === 'form')
    const typed = form?.detail ?? ''
    // The reader's own words may name a card, or an everyday word that is a card's name in another language.
    const isTyped = (id: unknown): boolean => typed !== '' && localNamesOf(String(id)).test(typed)
    const other = [...cardsNamed(text), ...cardsSetApart(text)].find((id) => !drawn.has(id) && !isTyped(id))
    return other === undefined
      ? (misturnedCard(text, cards) ??
          misplacedCard(text, cards, form?.data.partner) ??
          misnumberedCard(text, cards) ??
          miskindedCard(text, cards) ??
          skyNamed(text))
      : String(other)
  },
}
