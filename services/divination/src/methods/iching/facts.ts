import type { Fact } from '@sibyl/contracts/http/readings'
import { capital, inWords, listed } from '../../wording.ts'
import type { CastLine, LineValue, Way } from './cast-lines.ts'
import type { Figure, Standing } from './figure.ts'
import { leadingTexts } from './leading-texts.ts'

const lineKinds: Readonly<Record<LineValue, string>> = {
  6: 'a broken line, changing to whole',
  7: 'a whole line at rest',
  8: 'a broken line at rest',
  9: 'a whole line, changing to broken',
}

/** The meaning of each of the six positions, from the bottom up. */
const standings = [
  'the start of a matter, before much of it shows',
  'the inner middle, where one works quietly',
  'the threshold, where the inside ends and the footing is unsure',
  'the first step outside, near those who decide',
  'the outer middle, the place of those who decide',
  'the end of a matter, when it is nearly over',
]

const coins = ([a, b, c]: CastLine['from']): string => [a, b, c].map((coin) => (coin === 3 ? 'heads' : 'tails')).join(', ')
const stalks = (from: CastLine['from']): string => `${listed(from.map(String))} stalks set aside, ${49 - from.reduce((a, b) => a + b)} left`

const fell = ({ value, from }: CastLine, way: Way): string => `${way === 'coins' ? coins(from) : stalks(from)}: ${value}`

const castFact = (cast: readonly CastLine[], way: Way): Fact => ({
  id: 'cast',
  label: way === 'coins' ? 'The fall of the coins' : 'The count of the yarrow stalks',
  detail:
    way === 'coins'
      ? 'Three coins were thrown six times; heads count 3 and tails 2. The first throw is the lowest line, and a sum of 6 or 9 makes a line that changes.'
      : 'Forty-nine yarrow stalks were divided three times for each of the six lines. The first count is the lowest line; what is left, in fours, gives 6, 7, 8 or 9, and 6 and 9 make a line that changes.',
  data: {
    way,
    values: cast.map(({ value }) => value),
    place: 'How it was cast',
    why: cast
      .map((line, index) => `${index === 0 ? 'From the bottom up: ' : ''}${fell(line, way)}`)
      .join('; ')
      .concat('.'),
  },
})

const ruleFact = (says: string, changing: number): Fact => ({
  id: 'rule',
  label: 'Which text leads',
  detail: `${says} The other texts stand beside it.`,
  data: {
    changing,
    place: 'How it is read',
    why: 'There are several customs. This one is the rule of Zhu Xi, set down in 1186 and still the best known.',
  },
})

const hexagramData = ({ hexagram, lower, upper }: Standing) => ({
  hexagram: hexagram.number,
  name: hexagram.name,
  pinyin: hexagram.pinyin,
  character: hexagram.character,
  keywords: [...hexagram.keywords],
  counsel: hexagram.counsel,
  lower: lower.id,
  upper: upper.id,
})

const named = ({ hexagram }: Standing): string => `Hexagram ${hexagram.number}, ${hexagram.name}`
const chinese = ({ hexagram }: Standing): string => `in Chinese ${hexagram.pinyin} (${hexagram.character})`
const speaksOf = ({ hexagram }: Standing): string => `speaks of ${listed(hexagram.keywords)}`
const built = ({ upper, lower }: Standing): string => `${upper.name} stands above and ${lower.name} below`

const primaryFact = ({ primary }: Figure): Fact => ({
  id: 'primary',
  label: named(primary),
  detail: `How things stand: ${primary.hexagram.name}, ${chinese(primary)}, ${speaksOf(primary)}. Its counsel, in short: ${primary.hexagram.counsel}.`,
  data: { ...hexagramData(primary), place: 'The primary hexagram', why: `${built(primary)} in the six lines that were cast.` },
})

const trigramsFact = ({ primary: { upper, lower, hexagram } }: Figure): Fact => ({
  id: 'trigrams',
  label: upper.id === lower.id ? `${upper.name} doubled` : `${upper.name} above ${lower.name}`,
  detail: `Above, the outer side: ${upper.image}, which stands for ${upper.quality}. Below, the inner side: ${lower.image}, which stands for ${lower.quality}.`,
  data: {
    upper: upper.id,
    lower: lower.id,
    place: `The two trigrams of ${hexagram.name}`,
    why: 'Every hexagram is two figures of three lines, one above the other.',
  },
})

const textFact = (id: string, kind: 'judgement' | 'image', { hexagram }: Standing, leads: boolean): Fact => ({
  id,
  label: `The ${kind} of ${hexagram.name}`,
  detail: hexagram[kind],
  data: {
    hexagram: hexagram.number,
    name: hexagram.name,
    leads,
    ...(kind === 'judgement' ? { counsel: hexagram.counsel } : {}),
    place: capital(kind),
    why: `The ${kind} says ${kind === 'judgement' ? 'what the hexagram as a whole advises' : 'what its two trigrams teach'}.`,
  },
})

const lineFact = (line: number, value: LineValue, { hexagram }: Standing, leading: { leads: boolean; chief: boolean }): Fact[] => {
  const text = hexagram.lines[line - 1]
  if (!text) return []
  return [
    {
      id: `line-${line}`,
      label: `Line ${inWords(line)}: ${text.sign}`,
      detail: text.text,
      data: {
        hexagram: hexagram.number,
        line,
        value,
        sign: text.sign,
        counsel: text.counsel,
        standing: standings[line - 1],
        ...leading,
        place: `A changing line of ${hexagram.name}`,
        why: `It was cast as ${value}: ${lineKinds[value]}. Its place: ${standings[line - 1]}.`,
      },
    },
  ]
}

/** A line of the relating hexagram that leads the reading because it is the only one, or one of two, that did not change. */
const restingLineFact = (line: number, { hexagram }: Standing, chief: boolean): Fact[] => {
  const text = hexagram.lines[line - 1]
  if (!text) return []
  return [
    {
      id: `relating-line-${line}`,
      label: `Line ${inWords(line)} of ${hexagram.name}: ${text.sign}`,
      detail: text.text,
      data: {
        hexagram: hexagram.number,
        line,
        sign: text.sign,
        counsel: text.counsel,
        standing: standings[line - 1],
        leads: true,
        chief,
        place: 'A resting line, read in the relating hexagram',
        why: `Among so many that change this line rests. Its place: ${standings[line - 1]}.`,
      },
    },
  ]
}

const allLinesFact = ({ primary: { hexagram } }: Figure): Fact[] =>
  hexagram.allLines
    ? [
        {
          id: 'all-lines',
          label: `All six lines of ${hexagram.name}`,
          detail: hexagram.allLines.text,
          data: {
            hexagram: hexagram.number,
            sign: hexagram.allLines.sign,
            counsel: hexagram.allLines.counsel,
            leads: true,
            chief: true,
            place: 'When all six change',
            why: 'All six lines were cast as changing.',
          },
        },
      ]
    : []

const relatingFact = (relating: Standing, changing: number): Fact => ({
  id: 'relating',
  label: named(relating),
  detail: `Where it tends: ${relating.hexagram.name}, ${chinese(relating)}, ${speaksOf(relating)}. Its counsel, in short: ${relating.hexagram.counsel}.`,
  data: {
    ...hexagramData(relating),
    place: 'The relating hexagram',
    why: `${changing === 1 ? 'The changing line turns' : `The ${inWords(changing)} changing lines turn`} into the opposite, and this hexagram stands there.`,
  },
})

const nuclearFact = ({ nuclear }: Figure): Fact => ({
  id: 'nuclear',
  label: named(nuclear),
  detail: `What is at work inside: ${nuclear.hexagram.name}, ${chinese(nuclear)}, ${speaksOf(nuclear)}.`,
  data: {
    ...hexagramData(nuclear),
    place: 'The nuclear hexagram',
    why: 'Its lower half is the second to fourth of the lines that were cast, its upper half the third to fifth.',
  },
})

/** Everything a reading may say about a cast: how it fell, the hexagram, its leading lines, and where it tends. */
export const ichingFacts = (cast: readonly CastLine[], way: Way, figure: Figure): Fact[] => {
  const { primary, relating, changing, values } = figure
  const { ids, chief, says } = leadingTexts(figure)
  const leads = (id: string) => ids.includes(id)
  const isChief = (id: string) => ids[chief] === id
  return [
    primaryFact(figure),
    trigramsFact(figure),
    textFact('judgement', 'judgement', primary, leads('judgement')),
    textFact('image', 'image', primary, false),
    ...changing.flatMap((line) => {
      const id = `line-${line}`
      return lineFact(line, values[line - 1] ?? 7, primary, { leads: leads(id), chief: isChief(id) })
    }),
    ...(changing.length === 6 ? allLinesFact(figure) : []),
    ...(relating ? [relatingFact(relating, changing.length)] : []),
    ...(relating && leads('relating-judgement') ? [textFact('relating-judgement', 'judgement', relating, true)] : []),
    ...(relating
      ? [1, 2, 3, 4, 5, 6].flatMap((line) =>
          leads(`relating-line-${line}`) ? restingLineFact(line, relating, isChief(`relating-line-${line}`)) : [],
        )
      : []),
    nuclearFact(figure),
    castFact(cast, way),
    ruleFact(says, changing.length),
  ]
}
