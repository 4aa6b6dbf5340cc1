import type { Tongue } from '../methods/dream/lexicon/languages.data.ts'
import { tongueOf } from '../methods/dream/lexicon/tongues.ts'
import { sentencesOf } from './sentences.ts'
import { unasserted } from './unasserted.data.ts'

/** Stands for what was left out. No pattern of a method reaches across it, and the next word may be capitalised for it. */
const GAP = '!'

/** Where a clause ends, but for the punctuation within a link. */
const BOUNDARY = /(?<=[,;:])\s+(?![^[\]]*\]\()|\s+(?=[–—]\s)(?![^[\]]*\]\()/u

const whole = (source: string): RegExp => new RegExp(`(?<![\\p{L}’'-])(?:${source.trim()})(?![\\p{L}])`, 'iu')

const cues = Object.fromEntries(
  Object.entries(unasserted).map(([tongue, { supposed, absent, contrast, relative, own, or }]) => [
    tongue,
    {
      supposed: whole(supposed),
      nothing: whole(`${supposed.trim()}|${absent}`),
      contrast: whole(contrast),
      relative: whole(`^(?:${relative.trim()})`),
      own: whole(`^[*_[]*(?:${own})`),
      // “No planet in Cancer, Scorpio or Pisces”: the parts of a list after its first comma.
      listed: new RegExp(`^(?:(?:\\S+ )?[^\\s,]+,|(?:\\S+ ){0,3}(?:${or}) (?:\\S+ ){0,3}\\S+)$`, 'iu'),
    },
  ]),
) as Record<Tongue, Record<'supposed' | 'nothing' | 'contrast' | 'relative' | 'own' | 'listed', RegExp>>

const assertedIn = (sentence: string, { supposed, nothing, contrast, relative, own, listed }: (typeof cues)[Tongue]): string => {
  if (/\?["”»“)*_]*$/.test(sentence)) return GAP
  const clauses = sentence.split(BOUNDARY)
  // “Nothing speaks of conflict, which is another chapter”: a relative clause is about the thing that the clause before it denies.
  const isEmpty = (clause: string, at: number): boolean =>
    nothing.test(clause) ||
    (at > 0 &&
      (relative.test(clause) || listed.test(clause)) &&
      (contrast.test(clauses[at - 1] ?? '') || isEmpty(clauses[at - 1] ?? '', at - 1)))
  const empty = clauses.map(isEmpty)
  return clauses
    .map((clause, at) => {
      // “Line five, which does not move, would speak”: a subject whose clauses assert nothing.
      const isBareSubject = empty[at + 1] && empty[at + 2] && relative.test(clauses[at + 1] ?? '')
      // “Your Life Path 7 would rather read”: it is supposed to do so, but said to be yours.
      const until = at === 0 && own.test(clause) ? supposed.exec(clause)?.index : undefined
      const said = until === undefined ? clause : `${clause.slice(0, until)}${GAP}`
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
  const cue = cues[tongueOf(block)]
  return sentencesOf(block)
    .map((sentence) => assertedIn(sentence, cue))
    .join(' ')
}
