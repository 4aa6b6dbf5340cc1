import type { DreamForm } from '@sibyl/contracts/http/reading-forms-dream'
import { type Found, findIn } from './find.ts'
import type { Tongue } from './lexicon/languages.data.ts'
import type { Entry } from './lexicon/lexicon.data.ts'
import { tongueOf } from './lexicon/tongues.ts'
import { sentencesOf } from './telling.ts'

/** One thing of the dream, with every place where it stands gathered into its first. `weight` is 1 to 4. */
export type Figure = Found & { times: number; weight: number; field: keyof DreamForm; lost: boolean; own: boolean }

export type Figures = { tongue: Tongue; symbols: Figure[]; emotions: Figure[]; people: Figure[]; settings: Figure[] }

const lateBefore = /\b(?:late|dead|deceased)\s/iu
const lostAfter =
  /^(?: \p{Lu}\p{L}+)?,? (?:who|she|he|they) (?:has |had |have |is |was |passed |died )?(?:just |recently |sadly |already |long )?(?:died|passed away|dead|deceased)|^,? (?:died|passed away)|^ \((?:dead|deceased)/iu
/** Animals one lives with and mourns. */
const companions: ReadonlySet<string> = new Set(['dog', 'cat', 'horse', 'bird'])
const ownBefore = /^(?:my|our|můj|moje|meine?r?n?|mi|ma|mon)\b/iu

const gathered = (text: string, found: readonly Found[], field: keyof DreamForm): Figure[] => {
  const sentences = sentencesOf(text)
  const [first, last] = [sentences[0], sentences.at(-1)]
  const isFramed = ({ start }: Found) => (first && start < first.end) || (last && start >= last.start)
  const byKey = new Map<string, Found[]>()
  for (const each of found) byKey.set(each.entry.key, [...(byKey.get(each.entry.key) ?? []), each])
  return [...byKey.values()].flatMap((places) => {
    const [place] = places
    if (!place) return []
    const weight = Math.min(4, 1 + Math.min(2, places.length - 1) + (places.some(isFramed) ? 1 : 0))
    const mortal = place.entry.kind === 'person' || companions.has(place.entry.key)
    const lost = mortal && places.some(({ words, end }) => lateBefore.test(words) || lostAfter.test(text.slice(end, end + 40)))
    const own = places.some(({ words }) => ownBefore.test(words))
    return [{ ...place, times: places.length, weight, field, lost, own }]
  })
}

/** What the lexicon finds in what a reader told: the dream itself, and of the feelings also those named in their own field. */
export const figuresOf = ({ dreamDescription, dreamEmotions = '' }: DreamForm): Figures => {
  const tongue = tongueOf(dreamDescription)
  const told = gathered(dreamDescription, findIn(dreamDescription, tongue), 'dreamDescription')
  const felt = gathered(dreamEmotions, findIn(dreamEmotions, tongue), 'dreamEmotions').filter(({ entry }) => entry.kind === 'emotion')
  const of = (kind: Entry['kind']) => told.filter(({ entry }) => entry.kind === kind)
  const named = new Set(felt.map(({ entry }) => entry.key))
  return {
    tongue,
    symbols: of('symbol'),
    // What the reader names as felt weighs more than what the telling lets slip.
    emotions: [...felt, ...of('emotion').filter(({ entry }) => !named.has(entry.key))],
    people: of('person'),
    settings: of('setting'),
  }
}

/** The weightiest of some figures, in the order in which they come in the dream. */
export const weightiest = (figures: readonly Figure[], most: number): Figure[] => {
  const chosen = new Set([...figures].sort((a, b) => b.weight - a.weight || a.start - b.start).slice(0, most))
  return figures.filter((figure) => chosen.has(figure))
}
