import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import type { Fact } from '@sibyl/contracts/http/readings'
import { type Figure, type Figures, figuresOf, weightiest } from './figures.ts'
import { type Entry, type Theme, themeWords } from './lexicon/lexicon.data.ts'
import { phraseAt, placeIn, repeatedWords, sentencesOf, turnIn, wholeTelling, wordsOf } from './telling.ts'

const FEW = 2
const QUOTED = 160

const most = (premium: boolean) =>
  premium ? { symbols: 9, emotions: 3, people: 3, settings: 2 } : { symbols: 5, emotions: 2, people: 2, settings: 1 }

const kickers: Readonly<Record<Entry['kind'], string>> = {
  symbol: 'A symbol',
  emotion: 'A feeling',
  person: 'A person',
  setting: 'A place',
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const running = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`
const clipped = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/\s+\S*$/u, '')}…` : text)
const quoted = (text: string): string => `“${clipped(text).replace(/[“”"]/gu, '')}”`
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

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

type Told = { form: DreamForm; premium: boolean; figures: Figures }

const figureFacts = ({ form, premium, figures }: Told): { fact: Fact; figure: Figure }[] => {
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

const threadFact = (chosen: readonly { fact: Fact; figure: Figure }[]): Fact[] => {
  const bearing = chosen.filter(({ figure }) => figure.entry.kind === 'symbol' || figure.entry.kind === 'setting')
  const byTheme = new Map<Theme, Fact[]>()
  for (const { fact, figure } of bearing) byTheme.set(figure.entry.theme, [...(byTheme.get(figure.entry.theme) ?? []), fact])
  const [strongest] = [...byTheme].sort(([, a], [, b]) => b.length - a.length)
  if (bearing.length < FEW || !strongest) return []
  const [theme, facts] = strongest
  if (facts.length >= FEW) {
    const names = listed(facts.map(({ label }) => running(label)))
    return [
      {
        id: 'thread',
        label: `A common thread: ${themeWords[theme]}`,
        detail: `${capital(names)} turn on one thing: ${themeWords[theme]}.`,
        data: {
          kind: 'thread',
          theme,
          themes: [theme],
          of: facts.map(({ id }) => id),
          place: 'What they share',
          why: `${facts.length} of the symbols found in your dream have this theme.`,
        },
      },
    ]
  }
  const [from, to] = [bearing[0], bearing.at(-1)]
  if (!from || !to) return []
  const themes = [from.figure.entry.theme, to.figure.entry.theme]
  return [
    {
      id: 'thread',
      label: `A thread from ${themeWords[from.figure.entry.theme]} to ${themeWords[to.figure.entry.theme]}`,
      detail: 'Each symbol has a theme of its own; this is the first and the last of them.',
      data: {
        kind: 'thread',
        theme: themes[0],
        themes,
        of: [from.fact.id, to.fact.id],
        place: 'What they share',
        why: `${from.fact.label} comes first among the symbols, ${running(to.fact.label)} last.`,
      },
    },
  ]
}

const turnFact = ({ form, figures }: Told, chosen: readonly { fact: Fact; figure: Figure }[]): Fact[] => {
  const turn = turnIn(form.dreamDescription, figures.tongue)
  if (!turn) return []
  const inDream = chosen.filter(({ figure }) => figure.field === 'dreamDescription').sort((a, b) => a.figure.start - b.figure.start)
  const before = inDream.filter(({ figure }) => figure.start < turn.start).at(-1)?.fact
  const after = inDream.find(({ figure }) => figure.start > turn.start)?.fact
  const sides = before && after ? ` Before it stands ${running(before.label)}, after it ${running(after.label)}.` : ''
  return [
    {
      id: 'turn',
      label: `The turn at “${turn.words}”`,
      detail: `Here the dream changes course.${sides}`,
      data: {
        kind: 'turn',
        key: 'turn',
        span: [turn.start, turn.end],
        words: turn.words,
        ...(before && after ? { before: before.id, after: after.id } : {}),
        place: 'Where it turns',
        why: `You wrote “${turn.words}”, ${placeIn(sentencesOf(form.dreamDescription), turn.start)}.`,
      },
    },
  ]
}

const edgeFacts = ({ form }: Told): Fact[] => {
  const sentences = sentencesOf(form.dreamDescription)
  const edge = (id: string, label: string, sentence: (typeof sentences)[number] | undefined, said: string): Fact[] =>
    sentence
      ? [
          {
            id,
            label,
            detail: `${said} ${quoted(sentence.words)}`,
            data: {
              kind: id,
              key: id,
              span: [sentence.start, sentence.end],
              words: clipped(sentence.words),
              place: 'In your own words',
              why: id === 'beginning' ? 'It is the first sentence of your telling.' : 'It is the last sentence of your telling.',
            },
          },
        ]
      : []
  const last = sentences.length > 1 ? sentences.at(-1) : undefined
  return [
    ...edge('beginning', 'How it begins', sentences[0], 'What one tells first is often what stayed nearest. Your dream opens:'),
    ...edge('ending', 'How it ends', last, 'A dream is remembered from where it broke off. Yours ends:'),
  ]
}

const ownWordFacts = ({ form }: Told): Fact[] =>
  repeatedWords(form.dreamDescription, 3).map(({ words, start, end, times }, index) => ({
    id: `word-${index + 1}`,
    label: `Your word “${words}”`,
    detail: `It comes ${times === 2 ? 'twice' : `${times} times`} in your telling. What is said again is often what matters.`,
    data: {
      kind: 'word',
      key: 'word',
      span: [start, end],
      words,
      times,
      place: 'In your own words',
      why: `Counted in your telling: ${times} times.`,
    },
  }))

const opposites: readonly (readonly [NonNullable<Entry['pole']>, NonNullable<Entry['pole']>, string])[] = [
  ['up', 'down', 'rising and going down'],
  ['water', 'fire', 'water and fire'],
  ['open', 'shut', 'open and shut'],
  ['light', 'dark', 'light and dark'],
  ['moving', 'stuck', 'going on and being held'],
  ['beginning', 'ending', 'beginning and ending'],
  ['crowd', 'alone', 'the many and the one'],
]

/** For premium readers: what pulls against what, and in which order the symbols come. */
const deeperFacts = (chosen: readonly { fact: Fact; figure: Figure }[]): Fact[] => {
  const withPole = (pole: Entry['pole']) => chosen.find(({ figure }) => figure.entry.pole === pole)?.fact
  const pulls = opposites.flatMap(([one, other, name]) => {
    const [a, b] = [withPole(one), withPole(other)]
    return a && b ? [{ a, b, name }] : []
  })
  const tensions = pulls.slice(0, 2).map(({ a, b, name }, index) => ({
    id: `tension-${index + 1}`,
    label: `A tension between ${name}`,
    detail: `${a.label} and ${running(b.label)} pull opposite ways. A dream can hold both; by day one is usually made to choose.`,
    data: {
      kind: 'tension',
      of: [a.id, b.id],
      between: name,
      place: 'What pulls apart',
      why: `${a.label} stands for the one, ${running(b.label)} for the other.`,
    },
  }))
  const symbols = chosen.filter(({ figure }) => figure.entry.kind === 'symbol').map(({ fact }) => fact)
  if (symbols.length < 3) return tensions
  const order = {
    id: 'order',
    label: 'The order of appearance',
    detail: `First ${running(symbols[0]?.label ?? '')}, then ${listed(symbols.slice(1).map(({ label }) => running(label)))}. Read as a story, each answers the one before.`,
    data: { kind: 'order', of: symbols.map(({ id }) => id), place: 'How it unfolds', why: 'This is the order in which you told them.' },
  }
  return [...tensions, order]
}

const tenseOf = ({ form, figures }: Told): string => {
  if (figures.tongue !== 'en') return ''
  const count = (pattern: RegExp) => form.dreamDescription.match(pattern)?.length ?? 0
  const [past, present] = [count(/\b(?:was|were|had|did|went|came|saw)\b/giu), count(/\b(?:am|is|are|have|do|go|come|see)\b/giu)]
  if (past === present) return ''
  return past > present ? ', in the past tense' : ', in the present tense, as if it were still going on'
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** The telling as a whole. It carries the text, so that what a reading quotes can be held against it. */
const tellingFact = (told: Told, recognised: number): Fact => {
  const { form, figures } = told
  const sentences = sentencesOf(form.dreamDescription).length
  const words = wordsOf(form.dreamDescription).length
  const few =
    recognised < FEW
      ? ' Few of the symbols the oracle knows were recognised in it, so the reading keeps to your own words.'
      : ` ${capital(counted(recognised, 'symbol'))} ${recognised === 1 ? 'was' : 'were'} recognised in it.`
  return {
    id: 'telling',
    label: 'Your telling',
    detail: `You told it in ${counted(sentences, 'sentence')} and ${counted(words, 'word')}${tenseOf(told)}.${few}`,
    data: {
      kind: 'telling',
      tongue: figures.tongue,
      sentences,
      wordCount: words,
      recognised,
      text: wholeTelling(form),
      place: 'The dream as told',
      why: 'Counted from what you wrote.',
    },
  }
}

/** The facts of a dream: its symbols, feelings, people and places with the spans of text they came from, and what they make together. */
export const dreamFacts = (form: DreamForm, premium: boolean): Fact[] => {
  const told: Told = { form, premium, figures: figuresOf(form) }
  const chosen = figureFacts(told)
  const recognised = told.figures.symbols.length
  return [
    ...chosen.map(({ fact }) => fact),
    ...threadFact(chosen),
    ...turnFact(told, chosen),
    ...(premium ? deeperFacts(chosen) : []),
    ...(recognised < FEW ? [...edgeFacts(told), ...ownWordFacts(told)] : []),
    tellingFact(told, recognised),
  ]
}
