import { currentReader, OWN } from './session/tokens.ts'
import { isObject, readJson, tabStorage } from './storage.ts'

/** Stores the reader's input in this tab together with its owner: the session may end while they type. */
export const keepWords = (name: string, words: object) =>
  void tabStorage.write(OWN + name, JSON.stringify({ reader: currentReader(), words }))

const read = (name: string) => {
  const stored = readJson(tabStorage, name)
  return isObject(stored) ? stored : null
}

/** A visitor's input passes to the reader they sign in as. */
const isOf = (stored: Record<string, unknown>, reader: string | null) => stored.reader === reader || stored.reader === null

/** The words stored under a name, if they belong to the current reader. */
export const storedWords = (name: string): Record<string, unknown> | null => {
  const stored = read(OWN + name)
  return stored && isOf(stored, currentReader()) && isObject(stored.words) ? stored.words : null
}

export const forgetWords = (name: string) => tabStorage.forget(OWN + name)

const forgetWhere = (goes: (name: string) => boolean) => {
  for (const name of tabStorage.names()) if (name.startsWith(OWN) && goes(name)) tabStorage.forget(name)
}

export const forgetAllWords = () => forgetWhere(() => true)

/** A reader who signs in after another one finds nothing of theirs. */
export const forgetWordsOfOthers = () => {
  const reader = currentReader()
  forgetWhere((name) => !isOf(read(name) ?? {}, reader))
}
