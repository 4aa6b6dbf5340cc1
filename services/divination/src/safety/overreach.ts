import { probabilityOf } from './classifier.ts'
import { overreachModel } from './overreach.data.ts'
import { isShort, sentenceFeatures } from './sentence-features.ts'

/** The probability that a sentence makes a forbidden statement; undefined for a question, and for one that is too short to be judged. */
const overreachOf = (sentence: string): number | undefined => {
  const features = sentenceFeatures(sentence)
  return features && probabilityOf(overreachModel, features)
}

/**
 * Below this probability a forbidden phrase is taken for an everyday one: half of the unseen ordinary sentences with such a phrase are below,
 * and of a hundred forbidden sentences with one there is one.
 */
const EVERYDAY = 0.09

/** Whether a sentence is surely an ordinary one, although it holds a forbidden phrase: “You will stand in front of people again.” */
export const isSurelyOrdinary = (sentence: string): boolean => (overreachOf(sentence) ?? 1) < EVERYDAY

/**
 * Whether a sentence probably promises an event, threatens, diagnoses, or advises like a doctor, lawyer or banker. Finds wordings that no list
 * of phrases holds, and errs in three of a thousand ordinary sentences that it has not seen.
 */
export const overreaches = (sentence: string): boolean =>
  (overreachOf(sentence) ?? 0) >= (isShort(sentence) ? overreachModel.fromShort : overreachModel.from)
