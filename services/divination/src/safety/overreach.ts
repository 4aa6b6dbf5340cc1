import { probabilityOf } from './classifier.ts'
import { overreachModel } from './overreach.data.ts'
import { sentenceFeatures } from './sentence-features.ts'

/**
 * Whether a sentence probably promises an event, threatens, diagnoses, or advises like a doctor, lawyer or banker. Finds wordings that no list
 * of phrases holds, and errs in fewer than one of a thousand ordinary sentences.
 */
export const overreaches = (sentence: string): boolean => {
  const features = sentenceFeatures(sentence)
  return features !== undefined && probabilityOf(overreachModel, features) >= overreachModel.from
}
