import { clauseAt, clauseToQuote, partsOf, repeats } from '../question/quotations.ts'
import type { Fact } from '../reading-request.ts'
import { lowerFirst } from '../text/prose.ts'

const kinds = ['symbol', 'emotion', 'person', 'setting', 'beginning', 'ending', 'word'] as const
type Kind = (typeof kinds)[number]

/** A symbol, feeling, person or place of the dream as the writer uses it, or a place in the reader's own words. */
export type Dreamed = {
  id: string
  label: string
  kind: Kind
  theme: string
  /** The reader's own words for it, safe to quote and quoted for nothing else; empty where there are none. */
  words: string
  /** What these words were quoted for already, where both stand in the same clause. */
  sharedWith: Dreamed | undefined
  /** Its words stand at the very beginning of the telling; of an ending, at its end. */
  atEdge: boolean
  where: string
  times: number
  readings: readonly string[]
  ask: string
  /** A person or an animal that has died. */
  lost: boolean
  /** A feeling the reader named as their own, rather than one that shows in the telling. */
  named: boolean
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const kindOf = ({ data }: Fact): Kind | undefined => kinds.find((kind) => kind === data?.kind)

/** Every clause of a telling in which a word stands. */
const clausesWith = (word: string, telling: string): string[] =>
  word === ''
    ? []
    : telling
        .split(/[.!?…\n]+/u)
        .flatMap(partsOf)
        .filter((clause) => clause.toLowerCase().includes(word.toLowerCase()))

/** What could be quoted for a fact, the best first. A phrase may have been cut short, so the clause around it comes before it. */
const quotesFor = ({ data }: Fact, kind: Kind, telling: string): string[] => {
  const [words, phrase] = [textOf(data?.words), textOf(data?.phrase)]
  if (kind === 'word') return clausesWith(words, telling).slice(1)
  if (kind === 'beginning' || kind === 'ending') return partsOf(words)
  const [start, end] = Array.isArray(data?.span) ? data.span.map(Number) : []
  if (start !== undefined && end !== undefined && telling.slice(start, end) === words) return [clauseAt(telling, start, end), phrase, words]
  const at = phrase === '' ? -1 : telling.indexOf(phrase)
  return [at < 0 ? '' : clauseAt(telling, at, at + phrase.length), phrase, words]
}

/** Room for an "and" or a "but" before the words and a mark or two around them. */
const EDGE = 8

const standsAtEdge = (words: string, kind: Kind, telling: string): boolean => {
  const before = telling.indexOf(words)
  if (words === '' || before < 0) return false
  return kind === 'ending' ? telling.length - telling.lastIndexOf(words) - words.length < EDGE : before < EDGE
}

const lostMark = ', who has died'
/** What an animal that has died may stand for. */
const lostReadings = ['a love that goes on by itself', 'the years you had together']
/** Animals one lives with and mourns. */
const companions: readonly unknown[] = ['dog', 'cat', 'horse', 'bird']

/** Whether a person or an animal has died, by its label or, for an animal, by the words before it: "my dead dog". */
const isLost = ({ label, data }: Fact, telling: string): boolean => {
  if (label.endsWith(lostMark)) return true
  const start = Array.isArray(data?.span) ? Number(data.span[0]) : 0
  return companions.includes(data?.key) && /\b(?:my|our) (?:late|dead|deceased) $/iu.test(telling.slice(0, start))
}

const readingsIn = ({ data }: Fact): string[] =>
  Array.isArray(data?.readings) ? data.readings.filter((each) => typeof each === 'string') : []

/** What of the dream the facts tell, in order; those that tell of the dream as a whole are left out. No words are quoted for two. */
export function dreamedIn(facts: readonly Fact[], telling: string): Dreamed[] {
  const all: Dreamed[] = []
  for (const fact of facts) {
    const kind = kindOf(fact)
    if (!kind) continue
    const { id, label, data } = fact
    const lost = isLost(fact, telling)
    const quotes =
      kind === 'emotion' || kind === 'person' || kind === 'setting' ? [] : quotesFor(fact, kind, telling).map(clauseToQuote).filter(Boolean)
    const quoting = (quote: string) => all.find(({ words }) => words !== '' && repeats(words, quote))
    const fresh = quotes.find((quote) => !quoting(quote)) ?? ''
    const [best] = quotes
    const sharedWith = best === undefined ? undefined : quoting(best)
    const words = sharedWith && kind === 'symbol' ? '' : fresh
    all.push({
      id,
      label,
      kind,
      theme: textOf(data?.theme),
      words,
      sharedWith,
      atEdge: standsAtEdge(words, kind, telling),
      where: textOf(data?.where),
      times: typeof data?.times === 'number' ? data.times : 1,
      readings: kind === 'symbol' && lost ? lostReadings : readingsIn(fact),
      ask: textOf(data?.ask),
      lost,
      named: data?.field !== 'dreamDescription',
    })
  }
  return all
}

/** A label as running text says it; the clause "who has died" is left to the heading. */
export function spokenLabel({ label }: Pick<Dreamed, 'label'>): string {
  return lowerFirst(label.endsWith(lostMark) ? label.slice(0, -lostMark.length) : label)
}

export function dreamLink(dreamed: Pick<Dreamed, 'id' | 'label'>): string {
  return `[${spokenLabel(dreamed)}](fact:${dreamed.id})`
}
