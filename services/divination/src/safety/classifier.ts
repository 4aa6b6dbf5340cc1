import { type Features, featuresOf } from './features.ts'
import { stretchesOf } from './stretches.ts'

/**
 * A logistic regression: what each feature adds to the score, in steps of `step`. From the probability `crisisFrom` on there are people
 * instead of a reading, from `supportFrom` on a note under it.
 */
export type Model = { weights: Int8Array; step: number; bias: number; crisisFrom: number; supportFrom: number }

/** How likely a stretch speaks of a crisis, from 0 to 1. */
export const probabilityOf = ({ weights, step, bias }: Pick<Model, 'weights' | 'step' | 'bias'>, { places, values }: Features): number => {
  const score = places.reduce((sum, place, at) => sum + (weights[place] ?? 0) * (values[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-(bias + step * score)))
}

/** What a model makes of a form: as grave as its gravest stretch. */
export const classify = (model: Model, formData: Record<string, unknown>): 'clear' | 'support' | 'crisis' => {
  const probability = Math.max(0, ...stretchesOf(formData).map((stretch) => probabilityOf(model, featuresOf(stretch))))
  if (probability >= model.crisisFrom) return 'crisis'
  return probability >= model.supportFrom ? 'support' : 'clear'
}
