import { type Word, wordsOf } from './words.ts'

/** The name of a person or a place says nothing about the reader's state. */
const NOT_TOLD: ReadonlySet<string> = new Set(['yourName', 'partnerName', 'fullName', 'placeOfBirth'])

/** The most words classified together. In a longer stretch, one grave sentence would be lost among the others. */
const WINDOW = 40

/** Fewer words give the classifier too little context; the phrase lists cover what they may say. */
const FEWEST = 3

const groupedBy = <T, K>(items: readonly T[], key: (item: T) => K): T[][] => [...Map.groupBy(items, key).values()]

const pieces = (sentence: readonly Word[]): Word[][] =>
  Array.from({ length: Math.ceil(sentence.length / WINDOW) }, (_, at) => sentence.slice(at * WINDOW, (at + 1) * WINDOW))

/**
 * For each sentence of a field, the whole sentences from there on that fit. Stops once the end is reached, because later stretches would be
 * contained in that one.
 */
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

/** The stretches of a form that are classified one by one, each from one field and 3 to 40 words long. */
export const stretchesOf = (formData: Record<string, unknown>): Word[][] =>
  groupedBy(
    wordsOf(formData).filter(({ field, text }) => !NOT_TOLD.has(field) && /\p{L}/u.test(text)),
    ({ field }) => field,
  )
    .flatMap(stretchesOfField)
    .filter((stretch) => stretch.length >= FEWEST)
