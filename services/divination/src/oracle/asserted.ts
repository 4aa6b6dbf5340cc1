import type { Tongue } from '../methods/dream/lexicon/languages.data.ts'
import { tongueOf } from '../methods/dream/lexicon/tongues.ts'
import { sentencesOf } from './sentences.ts'
import { unasserted } from './unasserted.data.ts'

/** Stands for what was left out. No pattern of a method reaches across it, and the next word may be capitalised for it. */
const GAP = '!'

/** Where a clause ends, but for the punctuation within a link. */
const BOUNDARY = /(?<=[,;:])\s+(?![^[\]]*\]\()|\s+(?=[–—]\s)(?![^[\]]*\]\()/u

const assertedIn = (sentence: string, { nothing, contrast, relative, owned }: (typeof unasserted)[Tongue]): string => {
  if (/\?["”»“)*_]*$/.test(sentence)) return GAP
  const clauses = sentence.split(BOUNDARY)
  // “Nothing speaks of conflict, which is another chapter”: a relative clause is about the thing that the clause before it denies.
  const isEmpty = (clause: string, at: number): boolean =>
    nothing.test(clause) ||
    (at > 0 && relative.test(clause) && (contrast.test(clauses[at - 1] ?? '') || isEmpty(clauses[at - 1] ?? '', at - 1)))
  const empty = clauses.map(isEmpty)
  return clauses
    .map((clause, at) => {
      // “Line five, which does not move, would speak”: a subject whose clauses assert nothing.
      const isBareSubject = empty[at + 1] && empty[at + 2] && relative.test(clauses[at + 1] ?? '')
      // “Your Life Path 7 would rather read”: it is supposed to do so, but said to be yours.
      const said = at === 0 ? clause.replace(owned, `$1${GAP}`) : clause
      if (isEmpty(said, at) || isBareSubject) return GAP
      const from = contrast.exec(said)?.index
      return from === undefined ? said : `${said.slice(0, from)}${GAP}`
    })
    .join(' ')
}

/**
 * A block without the parts that it mentions but does not assert: what would be, what is not there, what others have, what something is
 * unlike, and what is asked. A heading asserts everything it says.
 */
export const asserted = (block: string): string => {
  if (/^#{1,6} /.test(block)) return block
  const cue = unasserted[tongueOf(block)]
  return sentencesOf(block)
    .map((sentence) => assertedIn(sentence, cue))
    .join(' ')
}
