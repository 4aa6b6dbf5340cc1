import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, listed } from '../../wording.ts'
import { type Entry, themeWords } from './lexicon/lexicon.data.ts'
import { placeIn, sentencesOf, turnIn } from './sentences.ts'
import type { DreamMaterial, FigureFact } from './symbol-facts.ts'
import { runningLabel } from './wording.ts'

const FEW = 2

/** The theme that several symbols share, or else the way from the first theme to the last. */
export const threadFact = (chosen: readonly FigureFact[]): Fact[] => {
  const bearing = chosen.filter(({ figure }) => figure.entry.kind === 'symbol' || figure.entry.kind === 'setting')
  const [from, to] = [bearing[0], bearing.at(-1)]
  if (bearing.length < FEW || !from || !to) return []
  const [strongest = []] = [...Map.groupBy(bearing, ({ figure }) => figure.entry.theme).values()].sort((a, b) => b.length - a.length)
  const common = strongest.length >= FEW ? strongest[0] : undefined
  const of = (common ? strongest : [from, to]).map(({ fact }) => fact)
  const themes = (common ? [common] : [from, to]).map(({ figure }) => figure.entry.theme)
  const [first, last] = themes.map((theme) => themeWords[theme])
  return [
    {
      id: 'thread',
      label: common ? `A common thread: ${first}` : `A thread from ${first} to ${last}`,
      detail: common
        ? `${capital(listed(of.map(runningLabel)))} turn on one thing: ${first}.`
        : 'Each symbol has a theme of its own; this is the first and the last of them.',
      data: {
        kind: 'thread',
        theme: themes[0],
        themes,
        of: of.map(({ id }) => id),
        place: 'What they share',
        why: common
          ? `${of.length} of the symbols found in your dream have this theme.`
          : `${from.fact.label} comes first among the symbols, ${runningLabel(to.fact)} last.`,
      },
    },
  ]
}

/** Where the dreamer writes “then” or “suddenly”, and what comes before and after. */
export const turnFact = ({ form, figures }: DreamMaterial, chosen: readonly FigureFact[]): Fact[] => {
  const turn = turnIn(form.dreamDescription, figures.tongue)
  if (!turn) return []
  const inDream = chosen.filter(({ figure }) => figure.field === 'dreamDescription').sort((a, b) => a.figure.start - b.figure.start)
  const before = inDream.filter(({ figure }) => figure.start < turn.start).at(-1)?.fact
  const after = inDream.find(({ figure }) => figure.start > turn.start)?.fact
  const sides = before && after ? ` Before it stands ${runningLabel(before)}, after it ${runningLabel(after)}.` : ''
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

const opposites: readonly (readonly [NonNullable<Entry['pole']>, NonNullable<Entry['pole']>, string])[] = [
  ['up', 'down', 'rising and going down'],
  ['water', 'fire', 'water and fire'],
  ['open', 'shut', 'open and shut'],
  ['light', 'dark', 'light and dark'],
  ['moving', 'stuck', 'going on and being held'],
  ['beginning', 'ending', 'beginning and ending'],
  ['crowd', 'alone', 'the many and the one'],
]

/** For premium readers: the tensions between symbols, and their order. */
export const deeperFacts = (chosen: readonly FigureFact[]): Fact[] => {
  const withPole = (pole: Entry['pole']) => chosen.find(({ figure }) => figure.entry.pole === pole)?.fact
  const pulls = opposites.flatMap(([one, other, name]) => {
    const [a, b] = [withPole(one), withPole(other)]
    return a && b ? [{ a, b, name }] : []
  })
  const tensions = pulls.slice(0, 2).map(({ a, b, name }, index) => ({
    id: `tension-${index + 1}`,
    label: `A tension between ${name}`,
    detail: `${a.label} and ${runningLabel(b)} pull opposite ways. A dream can hold both; by day one is usually made to choose.`,
    data: {
      kind: 'tension',
      of: [a.id, b.id],
      between: name,
      place: 'What pulls apart',
      why: `${a.label} stands for the one, ${runningLabel(b)} for the other.`,
    },
  }))
  const symbols = chosen.filter(({ figure }) => figure.entry.kind === 'symbol').map(({ fact }) => fact)
  if (symbols.length < 3) return tensions
  const order = {
    id: 'order',
    label: 'The order of appearance',
    detail: `First ${symbols.slice(0, 1).map(runningLabel)}, then ${listed(symbols.slice(1).map(runningLabel))}. Read as a story, each answers the one before.`,
    data: { kind: 'order', of: symbols.map(({ id }) => id), place: 'How it unfolds', why: 'This is the order in which you told them.' },
  }
  return [...tensions, order]
}
