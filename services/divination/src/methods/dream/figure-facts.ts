import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Fact } from '@sibyl/contracts/http/readings'
import { type Figure, type Figures, weightiest } from './figures.ts'
import type { Entry } from './lexicon/lexicon.data.ts'
import { phraseAt, placeIn, sentencesOf } from './telling.ts'
import { quoted } from './wording.ts'

const most = (premium: boolean) =>
  premium ? { symbols: 9, emotions: 3, people: 3, settings: 2 } : { symbols: 5, emotions: 2, people: 2, settings: 1 }

const kickers: Readonly<Record<Entry['kind'], string>> = {
  symbol: 'A symbol',
  emotion: 'A feeling',
  person: 'A person',
  setting: 'A place',
}

const labelOf = ({ entry, own, lost }: Figure): string => {
  const after = lost ? ', who has died' : ''
  return entry.kind === 'person' ? `${own ? 'Your' : 'The'} ${entry.name}${after}` : `${entry.name}${after}`
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

/** A dream as it was told, and the figures found in it. */
export type Told = { form: DreamForm; premium: boolean; figures: Figures }

export type FigureFact = { fact: Fact; figure: Figure }

/** The weightiest symbols, feelings, people and places, each a fact with the span of text it came from. */
export const figureFacts = ({ form, premium, figures }: Told): FigureFact[] => {
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
      label: labelOf(figure),
      detail: `You wrote ${quoted(phrase)}. ${meaningOf(figure)}`,
      data: {
        kind: entry.kind,
        key: entry.key,
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
