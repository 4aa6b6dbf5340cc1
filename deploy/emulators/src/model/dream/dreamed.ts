import type { Fact } from '../reading-request.ts'

/** A symbol, feeling, person or place of the dream as the writer uses it. `words` are the reader's own, safe to quote; else empty. */
export type Dreamed = {
  id: string
  label: string
  kind: 'symbol' | 'emotion' | 'person' | 'setting' | 'beginning' | 'ending' | 'word'
  emblem: string
  words: string
  where: string
  times: number
  weight: number
  readings: readonly string[]
  ask: string
}

const kinds = new Set(['symbol', 'emotion', 'person', 'setting', 'beginning', 'ending', 'word'])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 1)

const longestQuote = 90

/** Words that can stand in quotation marks without becoming markup, a link or an order; empty where they cannot. */
export function quotable(words: string): string {
  const bare = words.replace(/\s+/gu, ' ').trim()
  const plain = /^[\p{L}\p{M}\p{N}’' ,;-]+[.!?…]?$/u.test(bare)
  const orders = /\b(ignore|disregard|instructions?|prompts?|system|assistant|script|javascript|http\w*|www|you are now|pretend)\b/iu
  return plain && !orders.test(bare) && bare.length <= longestQuote ? bare.replace(/[.,;!?…]+$/u, '') : ''
}

/** The whole clause of `telling` in which a phrase stands, since a phrase may have been cut short; the phrase where it is not found. */
function clauseAround(phrase: string, telling: string): string {
  const at = phrase ? telling.indexOf(phrase) : -1
  if (at < 0) return phrase
  const before = /[^.,;:!?\n]*$/u.exec(telling.slice(0, at))?.[0].replace(/^.*\band\s+/iu, '') ?? ''
  const after = /^[^.,;:!?\n]*?(?=\s+and\b|[.,;:!?\n]|$)/u.exec(telling.slice(at + phrase.length))?.[0] ?? ''
  return `${before}${phrase}${after}`.trim()
}

/** What of the dream a fact tells, or undefined where it tells of the dream as a whole. */
export function dreamed(fact: Fact, telling: string): Dreamed | undefined {
  const kind = textOf(fact.data?.kind)
  if (!kinds.has(kind)) return undefined
  const readings = Array.isArray(fact.data?.readings) ? fact.data.readings.filter((each) => typeof each === 'string') : []
  return {
    id: fact.id,
    label: fact.label,
    kind: kind as Dreamed['kind'],
    emblem: textOf(fact.data?.emblem),
    words:
      quotable(clauseAround(textOf(fact.data?.phrase), telling)) ||
      quotable(textOf(fact.data?.phrase)) ||
      quotable(textOf(fact.data?.words)),
    where: textOf(fact.data?.where),
    times: numberOf(fact.data?.times),
    weight: numberOf(fact.data?.weight),
    readings,
    ask: textOf(fact.data?.ask),
  }
}

/** A fact's label in the middle of a sentence. */
export function runningLabel(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** A link in running text; a clause after a comma, "your father, who has died", is left to the heading. */
export function dreamLink({ id, label }: Pick<Dreamed, 'id' | 'label'>): string {
  return `[${runningLabel(label).replace(/, who has died$/u, '')}](fact:${id})`
}
