import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { readWeights } from './read-weights.ts'

const schema = z.strictObject({ step: z.number().positive(), bias: z.number(), from: z.number().min(0).max(1) })

/** The model that services/divination/training/train-statements.ts trained, and the probability from which a sentence overreaches. */
export const overreachModel = {
  ...readYaml(new URL('../../data/statements/classifier.yaml', import.meta.url), schema),
  weights: readWeights(new URL('../../data/statements/classifier-weights.bin.br', import.meta.url)),
}
