const longestQuote = 90
const fewestWords = 2
/** As many words in a row as two clauses may not have in common, if both are to be quoted. */
const sameRun = 4

const plain = /^[\p{L}\p{M}\p{N}’' ,;-]+[.!?…]?$/u
const orders = /\b(ignore|disregard|instructions?|prompts?|system|assistant|script|javascript|http\w*|www|you are now|pretend)\b/iu
const joint = /^(?:and|but|so|then|or|because|until|und|aber|dann|doch|ale|pak)\s+(?=\S+\s)/iu

/** Words that can stand in quotation marks without becoming markup, a link or an order; empty where they cannot. */
export function quotable(words: string): string {
  const bare = words.replace(/\s+/gu, ' ').trim()
  return plain.test(bare) && !orders.test(bare) && bare.length <= longestQuote ? bare.replace(/[.,;!?…]+$/u, '') : ''
}

/** A clause without the "and" or "but" it may begin with. */
export const withoutJoint = (clause: string): string => clause.replace(joint, '').replace(joint, '')

/** A clause fit to be quoted, without the "and" or "but" it may begin with; empty where it is not, or is a single word. */
export function clauseToQuote(words: string): string {
  const clause = withoutJoint(quotable(words))
  return clause.split(' ').length < fewestWords ? '' : clause
}

/** The whole clause of `telling` around the words at [start, end). */
export function clauseAt(telling: string, start: number, end: number): string {
  const before = /[^.,;:!?…“”"()\n]*$/u.exec(telling.slice(0, start))?.[0].replace(/^.*\band\s+/iu, '') ?? ''
  const after = /^[^.,;:!?…“”"()\n]*?(?=\s+and\b|[.,;:!?…“”"()\n]|$)/u.exec(telling.slice(end))?.[0] ?? ''
  return `${before}${telling.slice(start, end)}${after}`.trim()
}

/** A sentence, its clauses between commas, and then those that "and" or "but" joins. */
export const partsOf = (sentence: string): string[] => [sentence, ...sentence.split(/[,;:]/u), ...sentence.split(/[,;:]|\s(?:and|but)\s/u)]

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []

const holds = (one: string, other: string): boolean => ` ${wordsIn(one).join(' ')} `.includes(` ${wordsIn(other).join(' ')} `)

/** Whether one quotation repeats words of another. */
export function repeats(one: string, other: string): boolean {
  if (holds(one, other) || holds(other, one)) return true
  const words = wordsIn(one)
  return words.some((_word, at) => at + sameRun <= words.length && holds(other, words.slice(at, at + sameRun).join(' ')))
}
