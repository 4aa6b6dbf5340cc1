import type { Fact } from '@sibyl/contracts/http/readings'
import { deck } from '../methods/tarot/cards/deck.ts'
import type { Text } from '../readings/reading.ts'
import { OracleFailure } from './oracle.ts'

const LEAST_WORDS = 60

/** Majors whose name is also an everyday word; they count as named only where they stand capitalised inside a sentence. */
const everydayNames = new Set([
  'Strength',
  'Justice',
  'Death',
  'Temperance',
  'Judgement',
  'The Sun',
  'The Moon',
  'The Star',
  'The World',
  'The Lovers',
  'The Tower',
  'The Devil',
])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const naming = (name: string): RegExp => {
  const bare = escaped(name.replace(/^The /, ''))
  if (!name.startsWith('The ')) return everydayNames.has(name) ? new RegExp(`(?<=[a-z,;] )${bare}\\b`) : new RegExp(`\\b${bare}\\b`)
  return everydayNames.has(name) ? new RegExp(`(?<=[a-z,;] )the ${bare}\\b`) : new RegExp(`\\b[Tt]he ${bare}\\b`)
}

const names = deck.map((card) => ({ id: card.id, pattern: naming(card.name) }))

const links = (markdown: string) =>
  [...markdown.matchAll(/\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g)].map(([, text = '', target = '']) => ({ text, target }))

const refuse = (why: string): never => {
  throw new OracleFailure('unfounded', { cause: new Error(why) })
}

/**
 * Turns what the model wrote into a reading, or refuses it: every link must lead to a fact, every card must be spoken of, no card may
 * be named that was not drawn, and there is no markup beyond what a reading has.
 * @throws OracleFailure empty, unfounded
 */
export const checkText = (markdown: string, facts: readonly Fact[], fallbackTitle: string): Text => {
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

  const drawn = facts.filter(({ data }) => typeof data.card === 'string')
  for (const { id } of drawn) if (!found.some(({ target }) => target === `fact:${id}`)) refuse(`nothing said of ${id}`)
  const drawnIds = new Set(drawn.map(({ data }) => data.card))
  if (drawn.length > 0) {
    const invented = names.find(({ id, pattern }) => !drawnIds.has(id) && pattern.test(content))
    if (invented) refuse(`${invented.id} was not drawn`)
  }
  return { title: (heading ?? fallbackTitle).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').slice(0, 120), content }
}
