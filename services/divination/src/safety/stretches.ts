import { type Word, wordsOf } from './words.ts'

/** What a name or a place is called says nothing of its bearer. */
const NOT_TOLD: ReadonlySet<string> = new Set(['yourName', 'partnerName', 'fullName', 'placeOfBirth'])

/** So many words are judged together: one sentence of a long letter would otherwise be lost among the others. */
const WINDOW = 40

/** Fewer words are too few to be judged by what is usual; what they may say alone, the lists know. */
const FEWEST = 3

const groupedBy = <T, K>(items: readonly T[], key: (item: T) => K): T[][] => [...Map.groupBy(items, key).values()]

const pieces = (sentence: readonly Word[]): Word[][] =>
  Array.from({ length: Math.ceil(sentence.length / WINDOW) }, (_, at) => sentence.slice(at * WINDOW, (at + 1) * WINDOW))

/** From each sentence of a field as many whole ones as fit; where the end is reached, later beginnings would see nothing new. */
const stretchesOfField = (words: readonly Word[]): Word[][] => {
  const sentences = groupedBy(words, ({ sentence }) => sentence).flatMap(pieces)
  const stretches: Word[][] = []
  for (let from = 0; from < sentences.length; from += 1) {
    const stretch: Word[] = []
    let to = from
    for (let next = sentences[to]; next && (to === from || stretch.length + next.length <= WINDOW); next = sentences[to]) {
      stretch.push(...next)
      to += 1
    }
    stretches.push(stretch)
    if (to === sentences.length) break
  }
  return stretches
}

/** The stretches of a form that are judged one by one, each of one field and of 3 to 40 words. */
export const stretchesOf = (formData: Record<string, unknown>): Word[][] =>
  groupedBy(
    wordsOf(formData).filter(({ field, text }) => !NOT_TOLD.has(field) && /\p{L}/u.test(text)),
    ({ field }) => field,
  )
    .flatMap(stretchesOfField)
    .filter((stretch) => stretch.length >= FEWEST)
