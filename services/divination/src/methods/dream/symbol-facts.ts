import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Fact } from '@sibyl/contracts/http/readings'
import { nameOf } from './find-symbols.ts'
import type { Tongue } from './lexicon/languages.data.ts'
import type { Entry } from './lexicon/lexicon.data.ts'
import { type Figure, type Figures, weightiest } from './recognised.ts'
import { phraseAt, placeIn, sentencesOf } from './sentences.ts'
import { quoted, running } from './wording.ts'

const most = (premium: boolean) =>
  premium ? { symbols: 9, emotions: 3, people: 3, settings: 2 } : { symbols: 5, emotions: 2, people: 2, settings: 1 }

const kickers: Readonly<Record<Entry['kind'], string>> = {
  symbol: 'A symbol',
  emotion: 'A feeling',
  person: 'A person',
  setting: 'A place',
}

const labelOf = (figure: Figure, tongue: Tongue): string => {
  const { entry, noun = entry.name, own, lost } = figure
  const name = entry.kind === 'person' && tongue === 'en' ? `${own ? 'Your' : 'The'} ${running(noun)}` : nameOf(figure, tongue)
  return `${name}${lost ? ', who has died' : ''}`
}

const lostReadings = ['a bond that outlasts a life', 'something still unsaid between you'] as const

const readingsOf = ({ entry, lost }: Figure): readonly string[] => (lost ? lostReadings : entry.readings)

const meaningOf = (figure: Figure): string => {
  const [first = '', second = '', third] = readingsOf(figure)
  const may = third ? `It may stand for ${first}; for ${second}; or for ${third}.` : `It may stand for ${first}; or for ${second}.`
  if (figure.entry.kind === 'person') return `In a dream a person is first of all what they are to you. ${may}`
  if (figure.entry.key === 'death') return `${may} A death in a dream foretells none.`
  return may
}

/** The form of a dream and the figures found in it. */
export type DreamMaterial = { form: DreamForm; premium: boolean; figures: Figures }

export type FigureFact = { fact: Fact; figure: Figure }

/** Facts for the symbols, feelings, people and places with the most weight, each with its span of text. */
export const figureFacts = ({ form, premium, figures }: DreamMaterial): FigureFact[] => {
  const limit = most(premium)
  const chosen = [
    ...weightiest(figures.symbols, limit.symbols),
    ...weightiest(figures.emotions, limit.emotions),
    ...weightiest(figures.people, limit.people),
    ...weightiest(figures.settings, limit.settings),
  ]
  const counts: Partial<Record<Entry['kind'], number>> = {}
  return chosen.map((figure) => {
    const { entry, start, end, words, times, weight, field } = figure
    const number = (counts[entry.kind] ?? 0) + 1
    counts[entry.kind] = number
    const where = field === 'dreamEmotions' ? 'among the feelings you named' : placeIn(sentencesOf(form.dreamDescription), start)
    const phrase = phraseAt(form[field] ?? '', start, end)
    const again = times > 1 ? ` It comes ${times === 2 ? 'twice' : `${times} times`}.` : ''
    const fact = {
      id: `${entry.kind}-${number}`,
      label: labelOf(figure, figures.tongue),
      detail: `You wrote ${quoted(phrase)}. ${meaningOf(figure)}`,
      data: {
        kind: entry.kind,
        key: entry.key,
        ...(figure.noun === undefined ? {} : { noun: figure.noun }),
        emblem: entry.emblem,
        field,
        span: [start, end],
        words,
        phrase,
        where,
        times,
        weight,
        theme: entry.theme,
        readings: [...readingsOf(figure)],
        ask: entry.ask,
        place: kickers[entry.kind],
        why: `You wrote ${quoted(phrase)}, ${where}.${again}`,
      },
    }
    return { fact, figure }
  })
}
