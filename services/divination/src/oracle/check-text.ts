import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../methods/method.ts'
import type { Text } from '../readings/reading.ts'
import { OracleFailure } from './oracle.ts'

const LEAST_WORDS = 60

const links = (markdown: string) =>
  [...markdown.matchAll(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(([, text = '', target = '']) => ({ text, target }))

const refuse = (why: string): never => {
  throw new OracleFailure('unfounded', { cause: new Error(why) })
}

type Rules = Pick<Engine<never>, 'principal' | 'invented'>

/**
 * Turns what the model wrote into a reading, or refuses it: every link must lead to a fact, the principal facts must be spoken of, nothing
 * of the method may be named that the facts do not hold, and there is no markup beyond what a reading has.
 * @throws OracleFailure empty, cut_off, unfounded
 */
export const checkText = (markdown: string, facts: readonly Fact[], { principal, invented }: Rules, fallbackTitle: string): Text => {
  const text = markdown.trim()
  if (text === '') throw new OracleFailure('empty')
  const [, heading] = /^# +(.+?) *#* *$/m.exec(text.split('\n', 1)[0] ?? '') ?? []
  const content = (heading === undefined ? text : text.slice(text.indexOf('\n') + 1)).trim()
  if (content.split(/\s+/).length < LEAST_WORDS) throw new OracleFailure('cut_off')
  if (/<[a-z!/]/i.test(content)) refuse('raw HTML')
  if (/!\[/.test(content)) refuse('an image')

  const ids = new Set(facts.map(({ id }) => `fact:${id}`))
  const found = links(content)
  const stray = found.find(({ target }) => !ids.has(target))
  if (stray) refuse('a link that leads to no fact')
  if (/(?:https?:|javascript:|data:)/i.test(content)) refuse('an address')

  const unspoken = principal(facts).find((id) => !found.some(({ target }) => target === `fact:${id}`))
  if (unspoken !== undefined) refuse(`nothing said of ${unspoken}`)
  const named = invented(content, facts)
  if (named !== undefined) refuse(`${named} is not among the facts`)
  return { title: (heading ?? fallbackTitle).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').slice(0, 120), content }
}
