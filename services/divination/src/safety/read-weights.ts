import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { BUCKETS } from './features.ts'

/** Reads the weights of a classifier, one byte for each bucket. @throws RangeError for another number of them */
export const readWeights = (file: URL): Int8Array => {
  const bytes = brotliDecompressSync(readFileSync(file))
  if (bytes.length !== BUCKETS) throw new RangeError(`a classifier has ${bytes.length} weights, not ${BUCKETS}`)
  return new Int8Array(bytes)
}
