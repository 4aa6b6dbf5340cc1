import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { featuresOf } from './features.ts'
import { decode, type Model, probabilityOf, scoreOf } from './model.ts'
import { windowsOf } from './windows.ts'

/** The weights that deploy/data/train-safety-classifier.ts made of the corpus. */
const shipped: Model = decode(brotliDecompressSync(readFileSync(new URL('./weights.bin.br', import.meta.url))))

/** How likely a form speaks of a crisis, from 0 to 1, as its likeliest stretch does; 0 where nothing was told. */
const crisisProbability = (formData: Record<string, unknown>): number =>
  Math.max(0, ...windowsOf(formData).map((stretch) => probabilityOf(scoreOf(shipped, featuresOf(stretch)), shipped)))

/**
 * What the trained reader makes of a form: `crisis` asks for people instead of a reading, `strain` for a word of support beside it. It
 * learned from texts and knows no rules; the lists of the screen read beside it.
 */
export const hear = (formData: Record<string, unknown>): 'crisis' | 'strain' | undefined => {
  const probability = crisisProbability(formData)
  if (probability >= shipped.refuseFrom) return 'crisis'
  return probability >= shipped.supportFrom ? 'strain' : undefined
}
