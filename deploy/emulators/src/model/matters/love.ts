import { quotedPart } from '../compose/question.ts'
import type { Scope } from '../compose/scope.ts'
import type { Fact } from '../reading-request.ts'
import { cardFacts, cardName, cardParts, decidingCard, drawScope } from './cards.ts'
import { headingOf, inWords, lowerFirst, type Method, seatOf, textIn, textsIn } from './matter.ts'
import { firstName } from './numerology.ts'

const deciding = ['step', 'between', 'support']

/** The themes as parts of a reading, with the words of `whole` in which the reader told them. */
export const themeParts = (all: readonly Fact[], whole: unknown): Scope[] =>
  all.map((fact, index) => {
    const [one, two, three] = textsIn(fact, 'readings')
    const phrase = textIn(fact, 'phrase')
    const again = phrase !== undefined && all.slice(0, index).some((earlier) => textIn(earlier, 'phrase') === phrase)
    return {
      vars: { theme: textIn(fact, 'key'), seat: seatOf(index, all.length) },
      slots: {
        heading: headingOf(fact),
        it: { text: lowerFirst(fact.label), id: fact.id },
        phrase: phrase === undefined || again ? undefined : quotedPart(phrase, whole),
        one,
        two,
        three,
        ask: textIn(fact, 'ask'),
      },
    }
  })

export const love: Method = {
  folders: ['shared', 'cards', 'love'],
  topic: 'love',
  matterOf({ facts, reader, about }, words) {
    const of = (kind: string) => facts.filter((fact) => textIn(fact, 'kind') === kind)
    const cards = cardFacts(facts, words)
    const chief = decidingCard(cards, deciding, about)
    if (!chief) return undefined
    const themes = of('theme')
    const [safety, stage, ownWords] = ['safety', 'stage', 'own-words'].map((kind) => of(kind)[0])
    const [together, yours, theirs] = ['numbers-together', 'your-number', 'partner-number'].map((kind) => of(kind)[0])
    const numbers = together ?? yours ?? theirs
    const parts = cardParts(cards, words)
    const draw = drawScope(facts)
    const numberName = (fact: Fact | undefined) => fact && { text: lowerFirst(fact.label), id: fact.id }
    return {
      sections: themes.length + cards.length,
      scope: {
        vars: {
          ...draw.vars,
          safety: safety && 'yes',
          ...(safety ? { topic: 'safety', care: 'abuse' } : {}),
          stage: stage && textIn(stage, 'stage'),
          themes: safety ? undefined : themes.length === 0 ? 'none' : themes.length === 1 ? 'one' : 'some',
        },
        slots: {
          ...draw.slots,
          safety: safety && { text: 'your safety', id: safety.id },
          stage: stage && { text: lowerFirst(stage.label), id: stage.id },
          ownWords: ownWords && { text: 'your own words', id: ownWords.id },
          partner: firstName(reader?.partnerName),
          chief: cardName(chief, cards),
          first: cards[0] && cardName(cards[0], cards),
          last: cards.at(-1) && cardName(cards.at(-1) as Fact, cards),
          firstTheme: themes[0] && { text: lowerFirst(themes[0].label), id: themes[0].id },
          count: inWords(cards.length),
        },
        groups: {
          themes: themeParts(themes, reader?.relationshipContext),
          numbers: numbers
            ? [
                {
                  vars: { numbers: together ? 'both' : 'one', relation: textIn(numbers, 'relation') },
                  slots: {
                    heading: headingOf(numbers),
                    yours: numberName(yours),
                    theirs: numberName(theirs),
                    gives: yours && textIn(yours, 'gives'),
                    needs: yours && textIn(yours, 'needs'),
                    theirGives: theirs && textIn(theirs, 'gives'),
                    theirNeeds: theirs && textIn(theirs, 'needs'),
                    asks: together && textIn(together, 'asks'),
                  },
                },
              ]
            : [],
          cards: parts,
          chief: parts.filter((_, index) => cards[index] === chief),
        },
      },
    }
  },
}
