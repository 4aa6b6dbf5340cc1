import { currentReader, OWN } from './session/tokens.ts'
import { isObject, readJson, tabStorage } from './storage.ts'

/** Keeps for this tab what a reader has typed, with whose it is: their session may end in the middle of it. */
export const keepWords = (name: string, words: object) =>
  void tabStorage.write(OWN + name, JSON.stringify({ reader: currentReader(), words }))

const read = (name: string) => {
  const kept = readJson(tabStorage, name)
  return isObject(kept) ? kept : null
}

/** A visitor's words are those of the reader whom they sign in as. */
const isOf = (kept: Record<string, unknown>, reader: string | null) => kept.reader === reader || kept.reader === null

/** The words kept under a name, if they are those of whoever reads now. */
export const keptWords = (name: string): Record<string, unknown> | null => {
  const kept = read(OWN + name)
  return kept && isOf(kept, currentReader()) && isObject(kept.words) ? kept.words : null
}

export const forgetWords = (name: string) => tabStorage.forget(OWN + name)

const forgetWhere = (goes: (name: string) => boolean) => {
  for (const name of tabStorage.names()) if (name.startsWith(OWN) && goes(name)) tabStorage.forget(name)
}

export const forgetAllWords = () => forgetWhere(() => true)

/** Whoever signs in after somebody else finds nothing of theirs. */
export const forgetWordsOfOthers = () => {
  const reader = currentReader()
  forgetWhere((name) => !isOf(read(name) ?? {}, reader))
}
