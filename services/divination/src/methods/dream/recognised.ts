import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import { type Found, findIn } from './find-symbols.ts'
import type { Tongue } from './lexicon/languages.data.ts'
import type { Entry } from './lexicon/lexicon.data.ts'
import { tongueOf } from './lexicon/tongues.ts'
import { sentencesOf } from './sentences.ts'
import { inAnyLanguage } from './telling.data.ts'

/**
 * One symbol of the dream, its occurrences merged into the first that names it by a noun. `weight` is 1 to 4, `lastAt` the position of the
 * last occurrence.
 */
export type Figure = Found & {
  times: number
  lastAt: number
  weight: number
  field: 'dreamDescription' | 'dreamEmotions'
  lost: boolean
  own: boolean
}

export type Figures = { tongue: Tongue; symbols: Figure[]; emotions: Figure[]; people: Figure[]; settings: Figure[] }

const lateBefore = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage('late')})\\s`, 'iu')
const lostAfter = new RegExp(`^(?:${inAnyLanguage('lost')})`, 'iu')
/** Animals that people live with and mourn. */
const companions: ReadonlySet<string> = new Set(['dog', 'cat', 'horse', 'bird'])
const ownBefore = new RegExp(`^(?:${inAnyLanguage('own')})\\b`, 'iu')

const gathered = (text: string, found: readonly Found[], field: Figure['field']): Figure[] => {
  const sentences = sentencesOf(text)
  const [first, last] = [sentences[0], sentences.at(-1)]
  const isFramed = ({ start }: Found) => (first && start < first.end) || (last && start >= last.start)
  const figures = [...Map.groupBy(found, ({ entry }) => entry.key).values()].flatMap((places) => {
    const place = places.find(({ noun }) => noun !== undefined) ?? places[0]
    if (!place) return []
    const weight = Math.min(4, 1 + Math.min(2, places.length - 1) + (places.some(isFramed) ? 1 : 0))
    const mortal = place.entry.kind === 'person' || companions.has(place.entry.key)
    const lost =
      mortal &&
      places.some(
        ({ words, start, end }) =>
          lateBefore.test(`${text.slice(Math.max(0, start - 12), start)}${words}`) || lostAfter.test(text.slice(end, end + 40)),
      )
    const own = places.some(({ words }) => ownBefore.test(words))
    return [{ ...place, times: places.length, lastAt: places.at(-1)?.start ?? place.start, weight, field, lost, own }]
  })
  return figures.sort((a, b) => a.start - b.start)
}

/**
 * What the lexicon finds in the form: the symbols of the dream without those the reader removed, and feelings both from the dream and from
 * their own field.
 */
export const figuresOf = ({ dreamDescription, dreamEmotions = '', removedSymbols = [] }: DreamForm): Figures => {
  const tongue = tongueOf(dreamDescription)
  const removed = new Set(removedSymbols)
  const found = gathered(dreamDescription, findIn(dreamDescription, tongue), 'dreamDescription')
  const felt = gathered(dreamEmotions, findIn(dreamEmotions, tongue), 'dreamEmotions').filter(({ entry }) => entry.kind === 'emotion')
  const of = (kind: Entry['kind']) => found.filter(({ entry }) => entry.kind === kind && !removed.has(entry.key))
  const named = new Set(felt.map(({ entry }) => entry.key))
  return {
    tongue,
    symbols: of('symbol'),
    // Feelings that the reader names outright weigh more than those in the description.
    emotions: [...felt, ...of('emotion').filter(({ entry }) => !named.has(entry.key))],
    people: of('person'),
    settings: of('setting'),
  }
}

/** The figures with the most weight, in the order of the dream, always including the symbol that the dream ends with. */
export const weightiest = (figures: readonly Figure[], most: number): Figure[] => {
  const ending = figures.filter(({ entry }) => entry.kind === 'symbol').toSorted((a, b) => b.lastAt - a.lastAt)[0]
  const ranked = figures.toSorted((a, b) => Number(b === ending) - Number(a === ending) || b.weight - a.weight || a.start - b.start)
  const chosen = new Set(ranked.slice(0, most))
  return figures.filter((figure) => chosen.has(figure))
}
