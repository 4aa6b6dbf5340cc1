import type { Fact } from '@sibyl/contracts/http/readings'
import { inWords, listed } from '../../wording.ts'
import { factWriter } from '../fact-writer.ts'
import type { CastLine, LineValue, Way } from './cast-lines.ts'
import type { Figure, Standing } from './figure.ts'
import { leadingTexts } from './leading-texts.ts'
import { kinds, standings } from './lines.data.ts'

const fact = factWriter('iching/facts.yaml')

const coins = ([a, b, c]: CastLine['from']): string => [a, b, c].map((coin) => (coin === 3 ? 'heads' : 'tails')).join(', ')
const stalks = (from: CastLine['from']): string => `${listed(from.map(String))} stalks set aside, ${49 - from.reduce((a, b) => a + b)} left`

const castFact = (cast: readonly CastLine[], way: Way): Fact => {
  const throws = cast.map(({ value, from }) => `${way === 'coins' ? coins(from) : stalks(from)}: ${value}`).join('; ')
  return fact(`cast-${way}`, { id: 'cast', values: { throws }, data: { way, values: cast.map(({ value }) => value) } })
}

const hexagramFact = (id: 'primary' | 'relating' | 'nuclear', { hexagram, lower, upper }: Standing, changingLines = ''): Fact => {
  const { number, name, pinyin, character, keywords, counsel } = hexagram
  return fact(id, {
    values: { number, name, pinyin, character, counsel, keywords: listed(keywords), lower: lower.name, upper: upper.name, changingLines },
    data: { hexagram: number, name, pinyin, character, keywords: [...keywords], counsel, lower: lower.id, upper: upper.id },
  })
}

const trigramsFact = ({ primary: { upper, lower, hexagram } }: Figure): Fact =>
  fact('trigrams', {
    values: {
      both: upper.id === lower.id ? `${upper.name} doubled` : `${upper.name} above ${lower.name}`,
      name: hexagram.name,
      upperImage: upper.image,
      upperQuality: upper.quality,
      lowerImage: lower.image,
      lowerQuality: lower.quality,
    },
    data: { upper: upper.id, lower: lower.id },
  })

const textFact = (id: string, kind: 'judgement' | 'image', { hexagram }: Standing, leads: boolean): Fact => {
  const { number, name, counsel, [kind]: text } = hexagram
  return fact(kind, { id, values: { name, text }, data: { hexagram: number, name, leads, ...(kind === 'judgement' && { counsel }) } })
}

type LineAt = { name: 'line' | 'resting-line'; id: string; line: number; value?: LineValue; leads: boolean; chief: boolean }

/** The text of a line; nothing for a line that there is not. */
const lineFact = ({ hexagram }: Standing, { name, id, line, value, leads, chief }: LineAt): Fact[] => {
  const found = hexagram.lines[line - 1]
  const standing = standings[line - 1]
  if (!found || !standing) return []
  const { sign, text, counsel } = found
  return [
    fact(name, {
      id,
      values: { line: inWords(line), name: hexagram.name, sign, text, standing, ...(value && { value, kind: kinds[value] }) },
      data: { hexagram: hexagram.number, line, ...(value && { value }), sign, counsel, standing, leads, chief },
    }),
  ]
}

const allLinesFact = ({ primary: { hexagram } }: Figure): Fact[] => {
  if (!hexagram.allLines) return []
  const { sign, text, counsel } = hexagram.allLines
  const data = { hexagram: hexagram.number, sign, counsel, leads: true, chief: true }
  return [fact('all-lines', { values: { name: hexagram.name, text }, data })]
}

/** Everything a reading may say about a cast: how it fell, the hexagram, its leading lines, and where it tends. */
export const ichingFacts = (cast: readonly CastLine[], way: Way, figure: Figure): Fact[] => {
  const { primary, relating, nuclear, changing, values } = figure
  const { ids, chief, says } = leadingTexts(figure)
  const weight = (id: string) => ({ id, leads: ids.includes(id), chief: ids[chief] === id })
  const turning = changing.length === 1 ? 'The changing line turns' : `The ${inWords(changing.length)} changing lines turn`
  return [
    hexagramFact('primary', primary),
    trigramsFact(figure),
    textFact('judgement', 'judgement', primary, ids.includes('judgement')),
    textFact('image', 'image', primary, false),
    ...changing.flatMap((line) => lineFact(primary, { name: 'line', line, value: values[line - 1] ?? 7, ...weight(`line-${line}`) })),
    ...(changing.length === 6 ? allLinesFact(figure) : []),
    ...(relating ? [hexagramFact('relating', relating, turning)] : []),
    ...(relating && ids.includes('relating-judgement') ? [textFact('relating-judgement', 'judgement', relating, true)] : []),
    // A line that leads because it is the only one, or one of two, that did not change.
    ...(relating
      ? [1, 2, 3, 4, 5, 6].flatMap((line) => {
          const at = weight(`relating-line-${line}`)
          return at.leads ? lineFact(relating, { name: 'resting-line', line, ...at }) : []
        })
      : []),
    hexagramFact('nuclear', nuclear),
    castFact(cast, way),
    fact('rule', { values: { rule: says }, data: { changing: changing.length } }),
  ]
}
