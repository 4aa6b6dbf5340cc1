import type { Label, Sample } from '../sample.ts'

/** Texts by what is owed to them, then by what they speak of, so that a whole kind can be left out to see what is known without it. */
export type TrainingCorpus = Readonly<Record<Label, Readonly<Record<string, readonly Sample[]>>>>
