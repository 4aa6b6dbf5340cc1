import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import { readWeights } from './read-weights.ts'

const schema = z.strictObject({ step: z.number().positive(), bias: z.number(), from: z.number().min(0).max(1) })

/** The model that services/divination/training/train-statements.ts trained, and the probability from which a sentence overreaches. */
export const overreachModel = {
  ...readYaml(new URL('../../data/statements/classifier.yaml', import.meta.url), schema),
  weights: readWeights(new URL('../../data/statements/classifier-weights.bin.br', import.meta.url)),
}

/** What opens a sentence that denies a meaning of the text, in each language. */
export const disclaimers = Object.values(
  readYaml(new URL('../../data/statements/disclaimers.yaml', import.meta.url), z.record(z.string(), z.string())),
)
