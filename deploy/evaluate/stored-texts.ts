import { readFileSync } from 'node:fs'
import type { StoredText } from './judge-text.ts'

export type StoredReading = StoredText & { id: string; method: string; style: string }
type Sentence = { id: string; sentence: string }

const rows = <T>(name: string): T[] =>
  readFileSync(new URL(`../../services/divination/training/readings/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** Readings as models of four kinds write them, all of them good. */
export const storedReadings = rows<StoredReading>('readings')

/** As many again to other questions, in five languages. */
export const moreReadings = rows<StoredReading>('more-readings')

/** Each text once for every sentence stored with it, with that sentence appended. */
export const withSentences = (kind: 'good' | 'bad'): (StoredText & { sentence: string })[] =>
  rows<Sentence>(`sentences-${kind}`).flatMap(({ id, sentence }) =>
    storedReadings
      .filter((reading) => reading.id === id)
      .map(({ request, text }) => ({ id, request, text: `${text.trimEnd()} ${sentence}`, sentence })),
  )
