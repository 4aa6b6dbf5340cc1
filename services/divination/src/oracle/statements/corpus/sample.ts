import type { StatementKind } from '../statement-lexicon.ts'

/** Sentences as a model might write them: what must be found, by its kind, and what must be let stand. */
export type StatementCorpus = { forbidden: Readonly<Record<StatementKind, readonly string[]>>; innocent: readonly string[] }
