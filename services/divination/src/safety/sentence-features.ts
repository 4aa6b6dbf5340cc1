import { type Features, featuresOf } from './features.ts'
import { type Word, wordsOf } from './words.ts'

/** Shorter sentences say too little to be judged, and a heading is no sentence: “Clocks in bloom”. */
const LEAST_WORDS = 3
const LEAST_WORDS_OF_HEADING = 4
const QUESTION = /\?["”»“]?$/

/** Up to five words: “Ese final es tuyo” says less of what it means than a longer sentence, so that it takes more to condemn it. */
export const isShort = (sentence: string): boolean => sentence.split(/\s+/).length <= 5

/** Stands before the first word, because an order begins with its verb. */
const START: Word = { text: '^', field: '', sentence: 0 }

/** The features of a sentence of a reading; undefined for a question, and for a sentence that is too short. */
export const sentenceFeatures = (sentence: string): Features | undefined => {
  const words = QUESTION.test(sentence) ? [] : wordsOf({ sentence })
  return words.length < (sentence.startsWith('#') ? LEAST_WORDS_OF_HEADING : LEAST_WORDS) ? undefined : featuresOf([START, ...words], true)
}
