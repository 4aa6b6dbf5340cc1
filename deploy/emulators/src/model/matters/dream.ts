import { kindOf as askingOf, quoted, quotedPart } from '../compose/question.ts'
import type { Name, Scope } from '../compose/scope.ts'
import type { Fact } from '../reading-request.ts'
import { headingOf, inWords, lowerFirst, type Method, numberIn, seatOf, textIn, textsIn } from './matter.ts'

const kindOf = (fact: Fact): string => textIn(fact, 'kind') ?? ''

/** A figure of the dream within a sentence: the stairs, climbing, your grandfather. A German noun keeps its capital. */
const nameOf = (fact: Fact): Name => {
  const label = fact.label.replace(/, who has died$/u, '')
  return { text: textIn(fact, 'noun') === label ? label : lowerFirst(label), id: fact.id }
}

const wordsIn = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The reader's words about a figure, unless an earlier part has quoted them. */
const phraseOf = (fact: Fact, shown: string[], whole: unknown): string | undefined => {
  const phrase = textIn(fact, 'phrase') ?? textIn(fact, 'words')
  if (!phrase || shown.some((earlier) => wordsIn(earlier).includes(wordsIn(phrase)) || wordsIn(phrase).includes(wordsIn(earlier))))
    return undefined
  shown.push(phrase)
  return quotedPart(phrase, whole)
}

const company = (fact: Fact | undefined, kind: string) => ({
  [kind]: fact && nameOf(fact),
  [`${kind}Reading`]: fact && textsIn(fact, 'readings')[0],
})

export const dream: Method = {
  folders: ['shared', 'dream'],
  topic: 'night',
  matterOf({ facts, reader, about }) {
    const of = (kind: string) => facts.filter((fact) => kindOf(fact) === kind)
    const symbols = of('symbol')
    const leading = symbols.length > 0 ? symbols : [...of('beginning'), ...of('ending')]
    const [emotions, people, settings] = [of('emotion'), of('person'), of('setting')]
    const weighty = leading.toSorted((one, other) => (numberIn(other, 'weight') ?? 0) - (numberIn(one, 'weight') ?? 0))[0]
    const spoken = leading.length > 2 && (numberIn(weighty as Fact, 'weight') ?? 0) < 3 ? leading.at(-1) : weighty
    const chief = leading.find(({ id }) => id === about) ?? spoken
    if (!chief) return undefined
    const life = typeof reader?.currentLifeSituation === 'string' ? reader.currentLifeSituation : undefined
    const question = typeof reader?.question === 'string' ? reader.question : life
    const shown: string[] = []
    const parts = leading.map((fact, index): Scope => {
      const [before, next] = [leading[index - 1], leading[index + 1]]
      // Spreads the figures that are no symbols over the sections, one each.
      const [emotion, person, setting] = [
        emotions[index],
        people[index - 1] ?? (leading.length === 1 ? people[0] : undefined),
        settings[index - 1],
      ]
      const [one, two, three] = textsIn(fact, 'readings')
      return {
        vars: {
          part: kindOf(fact),
          symbol: textIn(fact, 'key'),
          theme: textIn(fact, 'theme'),
          seat: seatOf(index, leading.length),
          again: (numberIn(fact, 'times') ?? 1) > 1 ? 'yes' : undefined,
          feeling: emotion && (textIn(emotion, 'field') === 'dreamEmotions' ? 'named' : 'told'),
          person: person && (/, who has died$/u.test(person.label) ? 'lost' : 'here'),
          setting: setting && 'yes',
        },
        slots: {
          heading: headingOf(fact),
          it: nameOf(fact),
          phrase: phraseOf(fact, shown, reader?.dreamDescription),
          before: before && nameOf(before),
          next: next && nameOf(next),
          one,
          two,
          three,
          ask: textIn(fact, 'ask'),
          ...company(emotion, 'emotion'),
          ...company(person, 'person'),
          ...company(setting, 'setting'),
        },
      }
    })
    const [thread, turn, order, tension, telling] = ['thread', 'turn', 'order', 'tension', 'telling'].map((kind) => of(kind)[0])
    const [first, last, word, mood] = [leading[0], leading.at(-1), of('word')[0], emotions[0]]
    return {
      sections: leading.length,
      scope: {
        vars: {
          theme: textIn(chief, 'theme'),
          thread: thread && (textsIn(thread, 'themes').length > 1 ? 'two' : 'one'),
          days: question && askingOf(question),
        },
        slots: {
          days: life && quoted(life),
          opens: first && nameOf(first).text,
          ends: first !== last && last ? nameOf(last).text : undefined,
          first: first !== last && first ? nameOf(first) : undefined,
          last: first !== last && last ? nameOf(last) : undefined,
          chief: nameOf(chief),
          count: inWords(leading.length),
          thread: thread && { text: lowerFirst(thread.label.replace(/^A common thread: /u, '')), id: thread.id },
          turn: turn && { text: 'the turn', id: turn.id },
          order: order && { text: 'the order', id: order.id },
          tension: tension && { text: lowerFirst(tension.label), id: tension.id },
          telling: telling && { text: 'your telling', id: telling.id },
          word: word && { text: lowerFirst(word.label), id: word.id },
          mood: mood && nameOf(mood),
        },
        groups: { sections: parts, chief: parts.filter((_, index) => leading[index] === chief) },
      },
    }
  },
}
