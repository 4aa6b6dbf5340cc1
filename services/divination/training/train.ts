/**
 * Trains the classifier of the safety screen on the corpus, without what is held out, and writes it into services/divination/data/safety.
 * Run by hand when the corpus has grown or when what is read of a text has changed. The same corpus gives the same classifier.
 *
 *     node services/divination/training/train.ts
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { isHeldOut, readCorpus } from './corpus.ts'
import { trainModel } from './model.ts'

const data = new URL('../data/safety/', import.meta.url)
const { weights, ...numbers } = trainModel(readCorpus().filter((sample) => !isHeldOut(sample)))
const packed = brotliCompressSync(weights)
const lines = Object.entries(numbers).map(([name, value]) => `${name}: ${value}\n`)
writeFileSync(new URL('classifier-weights.bin.br', data), packed)
writeFileSync(new URL('classifier.yaml', data), `# Written by services/divination/training/train.ts.\n${lines.join('')}`)
process.stdout.write(`${packed.length} bytes of weights\n${lines.join('')}`)
