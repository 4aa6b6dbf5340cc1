import { clauseAt, quotable, withoutJoint } from '../question/quotations.ts'
import { toSecondPerson } from '../question/second-person.ts'
import type { Fact } from '../reading-request.ts'
import { type Matter, textOf } from './matter.ts'

/** The words of a text in lower case, with what a change of person alters made equal, so that a quotation can be found in what is retold. */
const plain = (text: string): string =>
  ` ${
    toSecondPerson(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** The whole clause of `telling` in which a phrase stands, since a phrase may have been cut short. */
const clauseAround = (phrase: string, telling: string): string => {
  const at = phrase ? telling.indexOf(phrase) : -1
  return at < 0 ? phrase : withoutJoint(clauseAt(telling, at, at + phrase.length))
}

/** How a theme's own words can be met: as a whole clause, by a word or two of what was retold, as denied, as quoted before, or not at all. */
type Quotation = { kind: 'whole' | 'part' | 'denied' | 'again' | 'none'; words: string }

const denying = /(?:\b(?:not|never)|n[’']t)\s+(?:\w+\s+)?$/iu

/** What the reader wrote of a theme, noted as quoted, so that nothing is quoted twice. */
export const quotationOf = (theme: Fact, telling: string, { told, quoted }: Pick<Matter, 'told' | 'quoted'>): Quotation => {
  const words = quotable(textOf(theme, 'words'))
  const clauses = [clauseAround(textOf(theme, 'phrase'), telling), textOf(theme, 'phrase')].map(quotable).filter(Boolean)
  const isIn = (those: readonly string[], each: string): boolean =>
    those.some((other) => plain(other).includes(plain(each)) || plain(each).includes(plain(other)))
  const at = words ? telling.indexOf(words) : -1
  if (at > 0 && denying.test(telling.slice(0, at))) return { kind: 'denied', words: '' }
  const clause = clauses.find((each) => !isIn(told, each) && !isIn(quoted, each))
  if (clause) {
    quoted.push(clause)
    return { kind: 'whole', words: clause }
  }
  if (!words || isIn(quoted, words)) return { kind: words ? 'again' : 'none', words: '' }
  quoted.push(words)
  const running = words.replace(/^(?:the|my|his|her|our|their|we|he|she|they)\b/iu, (first) => first.toLowerCase())
  return { kind: isIn(told, words) ? 'part' : 'whole', words: running }
}
