import type { Fact } from '@sibyl/contracts/http/readings'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { inAnyOf, pattern, readByLanguage } from '../by-language.ts'
import { type Guarded, guarded, matching } from '../guarded.ts'
import { cardName, inMentions, markedCards } from './marked-cards.ts'

const byPlace = z.record(z.string(), pattern)
const language = z.strictObject({
  and: pattern,
  verbs: pattern,
  article: pattern,
  preposition: pattern,
  seat: pattern,
  role: pattern,
  about: pattern,
  laid: pattern,
  beside: pattern,
  purpose: pattern,
  rest: pattern,
  aside: pattern,
  places: byPlace,
  deeds: byPlace,
  clauses: byPlace,
})

const languages = Object.values(readByLanguage('tarot/places.yaml', language))

const [CARD, END, OPENED] = ["⟦(\\d+)⟧(?![’'])", '(?![\\p{L}\\p{N}])', '(?:^|[.!?…;:] )']
/** Two cards share a verb: what follows is said of both. */
const ALONE = `(?<!⟧,? (?:${inAnyOf(languages)('and')}) )`

/** How a language claims that a card lies in one place. */
type Reader = { place: string; mention: Guarded; patterns: Guarded[] }

const readersOf = ({ and, article, preposition, seat, rest, places, deeds, clauses, ...words }: z.infer<typeof language>): Reader[] => {
  const { verbs, role, about, laid, beside, purpose, aside } = words
  const verb = `(?:,? (?:${verbs}))`
  const the = `(?:(?:${article}) ?)`
  const inPlace = (said: string): string => `(?:(?:${preposition}) ${the}?|${the}|(?=⟪))(?:${seat})?(?:${said})${END}`
  const that = `(?:,? (?:${inMentions('that')}))`
  const begins = `(?:${OPENED}|, |\\p{L} )(?<!(?<!\\p{L})(?:(?:${beside}) (?:[^.,;:]{0,40} )?|(?:${purpose}) ${the}?))`
  const over = `(?=[.,;:!?)…–—*_\\]]|$| (?:${rest})${END})`
  const seated = `(?: (?!(?:${and})${END})(?:${rest}))?`
  const reader = ([place, said]: [string, string], ...sources: string[]): Reader => ({
    place,
    mention: guarded(said, 'iu'),
    patterns: sources.map((source) => guarded(source, 'imu')),
  })
  const clause = (said: string): string[] => [
    `(?:${inMentions('what')}) (?:${said}),?${verb}+ ${CARD}`,
    `${CARD}${that} (?:${said})${over}`,
  ]
  return [
    ...Object.entries(places).map(([place, named]) => {
      const said = `(?:${seat})?(?:${named})`
      return reader(
        [place, named],
        `${ALONE}${CARD}${that}?${verb}*(?:(?<!⟧) (?:${about}))?,? \\(?${inPlace(named)}(?:${over}|(?<=(?:${seat})(?:${named})))`,
        // “The Tower, tall as it is, describes your block”, “the Tower: your block”.
        `${OPENED}${CARD}(?::|, (?![^,]*(?:${aside})${END})[^.,;:!?⟦⟧]{2,40},${verb}+,?) ${inPlace(named)}${over}`,
        `${begins}${the}?${said}(?:,? (?:${rest}),?)? (?:${verbs})${verb}* ${CARD}`,
        `${begins}${the}${said} (?:${about})${verb}+ ${CARD}`,
        `${CARD} (?:${role}) ${the}?${said}${END}`,
        `${OPENED}(?:${the}?${said}:|${the}${said}${seated},(?= ⟦\\d+⟧,)) ${CARD}`,
        `${OPENED}(?:${preposition}) ${the}?${said}${seated}(?:,?${verb}*|,? (?:${laid})) ${CARD}`,
      )
    }),
    ...Object.entries(deeds).map((deed) => reader(deed, ...clause(deed[1]), `${ALONE}${CARD}${verb}*?,? (?:${deed[1]})${END}`)),
    ...Object.entries(clauses).map((each) => reader(each, ...clause(each[1]))),
  ]
}

const weekdays = readYaml(new URL('../../../data/astrology/weekdays.yaml', import.meta.url), byPlace)
/** In a week each day is a place. */
const days = Object.fromEntries(Object.entries(weekdays).map(([day, said]) => [day, `(?:${said})\\p{L}*`]))

const readersFor = matching(
  [...languages.flatMap(readersOf), ...languages.flatMap((each) => readersOf({ ...each, places: days, deeds: {}, clauses: {} }))],
  ({ mention }) => mention,
)

/** A card's place by the readers' names: the day, or else the position. */
const placeOf = ({ data }: Fact): unknown => Object.keys(days).find((day) => String(data.positionName).startsWith(day)) ?? data.position

/** The places that share a word, so that either may be meant. */
const alike: readonly ReadonlySet<unknown>[] = [new Set(['block', 'obstacle', 'challenge']), new Set(['outcome', 'future'])]

/** Finds a card that a text puts in another place of the spread than its own, in five languages. */
export const misplacedCard = (text: string, cards: readonly Fact[], partner: unknown): string | undefined => {
  if (cards.length < 2) return undefined
  const marked = markedCards(text, cards)
  if (!marked.includes('⟦')) return undefined
  const said = typeof partner === 'string' && partner !== '' ? marked.replaceAll(partner, '⟪other⟫') : marked
  const held = new Set(cards.map(placeOf))
  const mayBeClaimed = ({ place }: Reader): boolean => {
    // In a spread with a place for the people around, “your card” may be any card of the reading.
    if (place === 'self' && held.has('others')) return false
    // Where no card is the other person's, none may be called so.
    return held.has(place) || (place === 'other' && said.includes('⟪other⟫'))
  }
  const wrongIn = (sentence: string, { place, patterns }: Reader): Fact | undefined => {
    const may = alike.find((group) => group.has(place)) ?? new Set([place])
    const claimed = patterns.flatMap((pattern) => pattern.all(sentence)).map(([, index]) => cards[Number(index)])
    return claimed.find((card) => card && !may.has(placeOf(card)))
  }
  for (const sentence of said.split(/(?<=[.!?…;]) /).filter((each) => each.includes('⟦'))) {
    for (const reader of readersFor(sentence).filter(mayBeClaimed)) {
      const wrong = wrongIn(sentence, reader)
      if (wrong) return `${cardName(wrong.data.card)} as “${reader.place}”, which is another card’s place`
    }
  }
  return undefined
}
