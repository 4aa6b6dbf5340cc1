import type { Fact } from '../reading-request.ts'
import { lowerFirst, sentenceCase } from '../text/prose.ts'
import type { Draw } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { drawLeanings, suitAlone, suitShared, suitSubjects } from './phrases/patterns.ts'
import { sayAlone } from './say.ts'

/** Which pattern facts are told where: in the opening, beside the last card of the suit they count, or at the close. */
export type PatternPlan = { opening: Fact | undefined; sections: ReadonlyMap<string, Fact>; closing: readonly Fact[] }

/** Gives every pattern fact one place, at most one to a section. */
export function planPatterns(patterns: readonly Fact[], cards: readonly DrawnCard[]): PatternPlan {
  const whole = patterns.filter((fact) => suitOf(fact) === undefined)
  const opening = whole.find((fact) => fact.id.includes('major')) ?? whole[0]
  const sections = new Map<string, Fact>()
  const closing: Fact[] = []
  for (const fact of patterns) {
    if (fact === opening) continue
    const suit = suitOf(fact)
    const home = suit && cards.findLast((card) => !sections.has(card.id) && card.key.startsWith(`${suit}-`))
    if (home) sections.set(home.id, fact)
    else closing.push(fact)
  }
  return { opening, sections, closing }
}

/** A fact about the whole draw as a sentence: its label, linked, and what may be made of it. */
export function leaning(fact: Fact, draw: Draw): string {
  const kind = kindOf(fact)
  const label = trimmed(fact)
  return draw.chooser.say(drawLeanings[kind], {
    Fact: `[${sentenceCase(label)}](fact:${fact.id})`,
    fact: `[${fitted(label)}](fact:${fact.id})`,
    term: draw.time.term,
  })
}

/** A fact about a suit, told beside a card of it. */
export function suitSentence(fact: Fact, { chooser }: Draw): string {
  const label = trimmed(fact).replace(/^it is /iu, '')
  const what = chooser.pick(suitSubjects[suitOf(fact) ?? ''] ?? [])
  const pool = /^the only\b/iu.test(label) ? suitAlone : suitShared
  const slots = { fact: `[${fitted(label)}](fact:${fact.id})`, what, What: sentenceCase(what) }
  return sayAlone(pool, slots, chooser)
}

function kindOf(fact: Fact): keyof typeof drawLeanings {
  const count = Number(fact.data?.count ?? Number.NaN)
  const share = count / Number(fact.data?.of ?? Number.NaN)
  if (Number.isNaN(count)) return 'any'
  if (fact.id.includes('major')) return count === 0 ? 'majors-none' : share >= 0.5 ? 'majors-many' : 'majors-few'
  if (fact.id.includes('revers')) return count === 0 ? 'reversals-none' : share >= 0.5 ? 'reversals-many' : 'reversals-few'
  return 'any'
}

function suitOf(fact: Fact): string | undefined {
  return typeof fact.data?.suit === 'string' ? fact.data.suit.toLowerCase() : undefined
}

function trimmed(fact: Fact): string {
  return fact.label.replace(/[\s.]+$/u, '')
}

/** A label fitted for the middle of a sentence: names of suits keep their capital. */
function fitted(label: string): string {
  return /^(?:Cups|Wands|Swords|Pentacles)\b/u.test(label) ? label : lowerFirst(label)
}
