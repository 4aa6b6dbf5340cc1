import type { Concern } from '../concern.ts'

/** One text a reader might send. Without a field it is the question; concerns are named where the labels say what must be found. */
export type Sample = string | { text: string; field?: string; concerns?: readonly Concern[] }

/** What is owed: `crisis` people instead of a reading, `borderline` a reading with care, `everyday` a reading. */
export type Label = 'crisis' | 'borderline' | 'everyday'

export type Corpus = Readonly<Record<Label, readonly Sample[]>>

export const labels: readonly Label[] = ['crisis', 'borderline', 'everyday']

/** The form in which a reader would send a text. */
export const formOf = (sample: Sample): Record<string, string> =>
  typeof sample === 'string' ? { question: sample } : { [sample.field ?? 'question']: sample.text }
