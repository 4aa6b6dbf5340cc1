import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import type { Model } from './classifier.ts'
import { readWeights } from './read-weights.ts'

const share = z.number().min(0).max(1)
const schema = z.strictObject({ step: z.number().positive(), bias: z.number(), crisisFrom: share, supportFrom: share, suspectFrom: share })

/** The model that services/divination/training/train.ts trained on the corpus. */
export const classifierModel: Model = {
  ...readYaml(new URL('../../data/safety/classifier.yaml', import.meta.url), schema),
  weights: readWeights(new URL('../../data/safety/classifier-weights.bin.br', import.meta.url)),
}
