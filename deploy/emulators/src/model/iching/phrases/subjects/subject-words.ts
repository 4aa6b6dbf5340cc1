/**
 * How one speaks of a matter. `nouns` fit after "in" and "for"; `heard` are sentences of twelve words at most that answer what was told;
 * `outer` and `inner` are noun phrases for what meets the reader in it and for their own side of it; `deeds` are small things to do, as
 * bare verb phrases of nine words at most.
 */
export type SubjectWords = {
  nouns: readonly string[]
  heard: readonly string[]
  outer: readonly string[]
  inner: readonly string[]
  deeds: readonly string[]
}
