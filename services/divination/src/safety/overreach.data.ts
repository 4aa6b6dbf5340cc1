import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { readWeights } from './read-weights.ts'

const probability = z.number().min(0).max(1)
const schema = z.strictObject({ step: z.number().positive(), bias: z.number(), from: probability, fromShort: probability })

/** The model that services/divination/training/train-statements.ts trained, and the probabilities from which a sentence, and a short one, overreaches. */
export const overreachModel = {
  ...readYaml(new URL('../../data/statements/classifier.yaml', import.meta.url), schema),
  weights: readWeights(new URL('../../data/statements/classifier-weights.bin.br', import.meta.url)),
}
