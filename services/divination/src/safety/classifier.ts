import { type Features, featuresOf } from './features.ts'
import { stretchesOf } from './stretches.ts'

/**
 * A logistic regression: what each feature adds to the score, in units of `step`. From a probability of `crisisFrom` on the reader gets
 * help lines instead of a reading, from `supportFrom` on a note under it. From `suspectFrom` on the stand-in for the model adds that note.
 */
export type Model = { weights: Int8Array; step: number; bias: number; crisisFrom: number; supportFrom: number; suspectFrom: number }

/** The probability, from 0 to 1, that a stretch expresses a crisis. */
export const probabilityOf = ({ weights, step, bias }: Pick<Model, 'weights' | 'step' | 'bias'>, { places, values }: Features): number => {
  let score = 0
  for (let at = 0; at < places.length; at += 1) score += (weights[places[at] as number] ?? 0) * (values[at] as number)
  return 1 / (1 + Math.exp(-(bias + step * score)))
}

/** The probability of the gravest stretch of a form. */
const gravest = (model: Model, formData: Record<string, unknown>): number =>
  Math.max(0, ...stretchesOf(formData).map((stretch) => probabilityOf(model, featuresOf(stretch))))

/** The classification of a form: that of its gravest stretch. A dream may be dark, so it gets a note at most. */
export const classify = (model: Model, formData: Record<string, unknown>): 'clear' | 'support' | 'crisis' => {
  const { dreamDescription, ...waking } = formData
  const awake = gravest(model, waking)
  if (awake >= model.crisisFrom) return 'crisis'
  const all = dreamDescription === undefined ? awake : gravest(model, formData)
  return all >= model.supportFrom ? 'support' : 'clear'
}

/** Whether a form might express a crisis between the lines. Wrong for about every fifth everyday text. */
export const isSuspect = (model: Model, formData: Record<string, unknown>): boolean => gravest(model, formData) >= model.suspectFrom
