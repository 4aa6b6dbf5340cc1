import type { Scope } from '../compose/scope.ts'
import type { Words } from '../compose/words.ts'
import type { AboutFact, Fact } from '../reading-request.ts'

/** The material of a reading: the scope its plan starts from, and how many facts head sections. */
type Matter = { scope: Scope; sections: number }

/** Prepares one method's facts for its plan. `folders` hold its words; `topic` overrides the topic of the reader's words. */
export type Method = {
  folders: readonly string[]
  topic?: string
  /** Undefined if the words do not cover these facts. */
  matterOf(request: AboutFact, words: Words): Matter | undefined
}

export const textIn = ({ data }: Fact, key: string): string | undefined =>
  typeof data?.[key] === 'string' && data[key] !== '' ? data[key] : undefined

export const numberIn = ({ data }: Fact, key: string): number | undefined => (typeof data?.[key] === 'number' ? data[key] : undefined)

export const textsIn = ({ data }: Fact, key: string): string[] => {
  const found = data?.[key]
  return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The heading that a section about a fact must have. */
export const headingOf = ({ label, id }: Fact): string => `[${label}](fact:${id})`

const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const counted = numberWords.split(' ')

/** A small count in words. */
export const inWords = (count: number): string => counted[count] ?? String(count)

/** The position of a part among its siblings. */
export const seatOf = (index: number, of: number): string =>
  of === 1 ? 'only' : index === 0 ? 'first' : index === of - 1 ? 'last' : 'middle'

/** A text as a sentence of its own; undefined if it is empty or contains markup. */
export const asSentence = (text: string | null | undefined): string | undefined => {
  const bare = text?.replace(/\s+/gu, ' ').trim() ?? ''
  if (bare === '' || /[<>[\]]/u.test(bare)) return undefined
  return /[.?!]”?$/u.test(bare) ? bare : `${bare}.`
}
