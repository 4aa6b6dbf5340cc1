/**
 * Trains the second reader of the safety gate on its corpus and writes its weights. Run by hand when the corpus has grown or what is read of
 * a text has changed. The same corpus gives the same weights: `--check` writes nothing and fails where those shipped are others.
 *
 *     node deploy/data/train-safety-classifier.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { encode } from '../../services/divination/src/safety/classifier/model.ts'
import { readText, trainModel } from './safety-model.ts'
import { safetyTexts } from './safety-texts.ts'

const target = new URL('../../services/divination/src/safety/classifier/weights.bin.br', import.meta.url)

const made = encode(trainModel(safetyTexts().map(readText)))
if (process.argv.includes('--check')) {
  if (!made.equals(brotliDecompressSync(readFileSync(target)))) throw new Error('the shipped weights are not what the corpus makes')
} else {
  const packed = brotliCompressSync(made)
  writeFileSync(target, packed)
  process.stdout.write(`${packed.length} bytes\n`)
}
