/** What a line says when it changes, or all six of them at once. `sign` is its picture as a noun phrase, `counsel` what it advises as a bare verb phrase. */
type LineText = { sign: string; text: string; counsel: string }

/** One of the sixty-four, in King Wen's order. `lines` run from the bottom up; only the first two speak when all six lines change. */
export type Hexagram = {
  number: number
  name: string
  pinyin: string
  character: string
  keywords: readonly [string, string, string]
  counsel: string
  judgement: string
  image: string
  lines: readonly [LineText, LineText, LineText, LineText, LineText, LineText]
  allLines?: LineText
}
