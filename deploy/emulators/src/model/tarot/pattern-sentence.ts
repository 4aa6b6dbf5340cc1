import type { Fact } from '../reading-request.ts'
import { lowerFirst } from '../text/prose.ts'
import type { Draw } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { onlyCardLeads, patternComments, patternLeads } from './phrases/patterns.ts'

/** Which pattern facts are told where: beside the card they are about, in the opening, or at the close. */
export type PatternPlan = { opening: Fact | undefined; sections: ReadonlyMap<string, Fact>; closing: readonly Fact[] }

/** Gives every pattern fact one place, at most one to a section. */
export function planPatterns(patterns: readonly Fact[], cards: readonly DrawnCard[]): PatternPlan {
  const opening = patterns.find((fact) => fact.id.includes('major')) ?? patterns.find((fact) => !aboutOneCard(fact))
  const sections = new Map<string, Fact>()
  const closing: Fact[] = []
  const cardBoundFirst = patterns.toSorted((a, b) => Number(aboutOneCard(b)) - Number(aboutOneCard(a)))
  for (const fact of cardBoundFirst) {
    if (fact === opening) continue
    const home = cards.find((card) => !sections.has(card.id) && belongs(fact, card))
    if (home) sections.set(home.id, fact)
    else closing.push(fact)
  }
  return { opening, sections, closing }
}

/** The fact as a sentence or two, its label linked. */
export function patternSentence(fact: Fact, draw: Draw, withComment = true): string {
  const label = fact.label.replace(/[\s.]+$/u, '')
  const only = /^(?:it is )?the only\b/iu.test(label)
  const text = only ? label.replace(/^it is /iu, '') : label
  const sentence = draw.chooser.say(only ? onlyCardLeads : patternLeads, { fact: `[${fitted(text)}](fact:${fact.id})` })
  return withComment ? `${sentence} ${comment(fact, draw)}` : sentence
}

function comment(fact: Fact, draw: Draw): string {
  const said = draw.chooser.say(patternComments[kindOf(fact)])
  return said.charAt(0).toUpperCase() + said.slice(1)
}

function kindOf(fact: Fact): keyof typeof patternComments {
  const count = Number(fact.data?.count ?? Number.NaN)
  const share = count / Number(fact.data?.of ?? Number.NaN)
  if (Number.isNaN(count)) return 'any'
  if (fact.id.includes('major')) return count === 0 ? 'majors-none' : share >= 0.5 ? 'majors-many' : 'majors-few'
  if (fact.id.includes('revers')) return count === 0 ? 'reversals-none' : share >= 0.5 ? 'reversals-many' : 'reversals-few'
  if (fact.id.includes('suit') && typeof fact.data?.suit === 'string' && count > 0) return count === 1 ? 'suit-one' : 'suit-many'
  return 'any'
}

function belongs(fact: Fact, card: DrawnCard): boolean {
  if (fact.id.includes('revers')) return card.reversed
  const suit = fact.data?.suit
  return typeof suit === 'string' && card.key.startsWith(`${suit.toLowerCase()}-`)
}

function aboutOneCard(fact: Fact): boolean {
  return /\bthe only\b/iu.test(fact.label)
}

/** A label fitted for the middle of a sentence: names of suits keep their capital. */
function fitted(label: string): string {
  return /^(?:Cups|Wands|Swords|Pentacles)\b/u.test(label) ? label : lowerFirst(label)
}
