import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'
import type { Model } from './classifier.ts'
import { BUCKETS } from './features.ts'

const share = z.number().min(0).max(1)
const schema = z.strictObject({ step: z.number().positive(), bias: z.number(), crisisFrom: share, supportFrom: share, suspectFrom: share })

const readWeights = (): Int8Array => {
  const bytes = brotliDecompressSync(readFileSync(new URL('../../data/safety/classifier-weights.bin.br', import.meta.url)))
  if (bytes.length !== BUCKETS) throw new RangeError(`the classifier has ${bytes.length} weights, not ${BUCKETS}`)
  return new Int8Array(bytes)
}

/** The model that services/divination/training/train.ts trained on the corpus. */
export const classifierModel: Model = {
  ...readYaml(new URL('../../data/safety/classifier.yaml', import.meta.url), schema),
  weights: readWeights(),
}
