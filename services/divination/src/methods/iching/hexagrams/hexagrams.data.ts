import { readYaml } from '@sibyl/platform/read-yaml'
import { z } from 'zod'

const text = z.string().min(1)

/**
 * The text of a changing line, or of all six changing at once. `sign` is its image as a noun phrase, `counsel` its advice as a bare verb
 * phrase.
 */
const lineText = z.strictObject({ sign: text, text, counsel: text })

const hexagram = z.strictObject({
  number: z.int().min(1).max(64),
  name: text,
  pinyin: text,
  character: text,
  keywords: z.tuple([text, text, text]),
  counsel: text,
  judgement: text,
  image: text,
  lines: z.tuple([lineText, lineText, lineText, lineText, lineText, lineText]),
  allLines: lineText.optional(),
})

/**
 * One of the sixty-four hexagrams, in King Wen's order. `lines` run from the bottom up; only the first two hexagrams have a text for all
 * six lines changing.
 */
export type Hexagram = z.infer<typeof hexagram>

const parts = ['01-08', '09-16', '17-24', '25-32', '33-40', '41-48', '49-56', '57-64']

/** All sixty-four hexagrams in King Wen's order. */
export const book: readonly Hexagram[] = parts.flatMap((part) =>
  readYaml(new URL(`../../../../data/iching/hexagrams-${part}.yaml`, import.meta.url), z.array(hexagram).length(8)),
)
