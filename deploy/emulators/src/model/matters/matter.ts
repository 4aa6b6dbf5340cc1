import type { Scope } from '../compose/scope.ts'
import type { Words } from '../compose/words.ts'
import type { Fact, ReadingRequest } from '../reading-request.ts'

/** What there is to write about: the scope a plan starts from, and how many facts head sections. */
type Matter = { scope: Scope; sections: number }

/** How one method's facts are made ready for its plan. `folders` hold its words; `topic` where the reader's words have no say in that. */
export type Method = {
  folders: readonly string[]
  topic?: string
  /** Undefined where the facts are not what the words can speak of. */
  matterOf(request: ReadingRequest, words: Words): Matter | undefined
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

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A small count in words. */
export const inWords = (count: number): string => numberWords[count] ?? String(count)

/** Where a part stands among its like. */
export const seatOf = (index: number, of: number): string =>
  of === 1 ? 'only' : index === 0 ? 'first' : index === of - 1 ? 'last' : 'middle'

/** A text as a sentence of its own, without what would be markup. */
export const asSentence = (text: string | null | undefined): string | undefined => {
  const bare = text?.replace(/\s+/gu, ' ').trim() ?? ''
  if (bare === '' || /[<>[\]]/u.test(bare)) return undefined
  return /[.?!]”?$/u.test(bare) ? bare : `${bare}.`
}
