import { probabilityOf } from './classifier.ts'
import { disclaimers, overreachModel } from './overreach.data.ts'
import { sentenceFeatures } from './sentence-features.ts'

/** “None of this means that you are cold”: as a whole sentence this takes something back. */
const disclaimer = new RegExp(`^[*_]*(?:${disclaimers.join('|')}) [^,;:–—]*$`, 'iu')

/**
 * Whether a sentence probably promises an event, threatens, diagnoses, or advises like a doctor, lawyer or banker. Finds wordings that no list
 * of phrases holds, and errs in fewer than one of a thousand ordinary sentences.
 */
export const overreaches = (sentence: string): boolean => {
  const features = disclaimer.test(sentence) ? undefined : sentenceFeatures(sentence)
  return features !== undefined && probabilityOf(overreachModel, features) >= overreachModel.from
}
