import { quoted } from '../compose/question.ts'
import type { Scope } from '../compose/scope.ts'
import type { Fact } from '../reading-request.ts'
import { bondOf, cardFacts, cardName, cardSlots, cardVars, drawScope } from './cards.ts'
import { headingOf, inWords, lowerFirst, type Method, numberIn, seatOf, textIn, textsIn } from './matter.ts'
import { firstName } from './numerology.ts'

const deciding = ['step', 'between', 'support']

/** A theme in the reader's words. */
export const themePart = (fact: Fact, index: number, all: readonly Fact[]): Scope => {
  const [one, two, three] = textsIn(fact, 'readings')
  const phrase = textIn(fact, 'phrase')
  const again = phrase !== undefined && all.slice(0, index).some((earlier) => textIn(earlier, 'phrase') === phrase)
  return {
    vars: { theme: textIn(fact, 'key'), seat: seatOf(index, all.length) },
    slots: {
      heading: headingOf(fact),
      it: { text: lowerFirst(fact.label), id: fact.id },
      phrase: phrase === undefined || again ? undefined : quoted(phrase),
      one,
      two,
      three,
      ask: textIn(fact, 'ask'),
    },
  }
}

export const love: Method = {
  folders: ['shared', 'cards', 'love'],
  topic: 'love',
  matterOf({ facts, reader }, words) {
    const of = (kind: string) => facts.filter((fact) => textIn(fact, 'kind') === kind)
    const cards = cardFacts(facts, words)
    const chief = deciding.map((place) => cards.find((fact) => textIn(fact, 'position') === place)).find(Boolean) ?? cards.at(-1)
    if (!chief) return undefined
    const themes = of('theme')
    const [safety, stage, ownWords, together, yours, theirs] = [
      'safety',
      'stage',
      'own-words',
      'numbers-together',
      'your-number',
      'partner-number',
    ].map((kind) => of(kind)[0])
    const numbers = together ?? yours ?? theirs
    const cardParts = cards.map((fact, index): Scope => {
      const before = cards[index - 1]
      return {
        vars: { ...cardVars(fact, words), seat: seatOf(index, cards.length), bond: bondOf(fact, before) },
        slots: { ...cardSlots(fact, cards), before: before && cardName(before, cards) },
      }
    })
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
          you: firstName(reader?.yourName),
          partner: firstName(reader?.partnerName),
          chief: cardName(chief, cards),
          first: cards[0] && cardName(cards[0], cards),
          last: cards.at(-1) && cardName(cards.at(-1) as Fact, cards),
          firstTheme: themes[0] && { text: lowerFirst(themes[0].label), id: themes[0].id },
          count: inWords(cards.length),
        },
        groups: {
          themes: themes.map(themePart),
          numbers: numbers
            ? [
                {
                  vars: {
                    numbers: together ? 'both' : 'one',
                    relation: textIn(numbers, 'relation'),
                    yourNumber: yours && numberIn(yours, 'number'),
                    partnerNumber: theirs && numberIn(theirs, 'number'),
                    joint: together && numberIn(together, 'number'),
                  },
                  slots: {
                    heading: headingOf(numbers),
                    together: numberName(together),
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
          cards: cardParts,
          chief: cardParts.filter((_, index) => cards[index] === chief),
        },
      },
    }
  },
}
