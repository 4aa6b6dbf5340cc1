import { type Entry, lexicon } from './lexicon.data.ts'

const byKey = new Map(lexicon.map((entry) => [entry.key, entry]))

/** The entry of this key, or undefined. */
export const entryOf = (key: string): Entry | undefined => byKey.get(key)
