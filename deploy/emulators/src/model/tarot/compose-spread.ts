import { document } from '../text/prose.ts'
import { closing } from './closing.ts'
import { type Draw, safetyFirst } from './draw.ts'
import { opening } from './opening.ts'
import { planPatterns } from './pattern-sentence.ts'
import { cardSection } from './section.ts'
import { safeTitle, titleOf } from './title.ts'

/** A whole spread as Markdown: title, opening, a section for each card, closing. */
export function composeSpread(draw: Draw): string {
  const plan = planPatterns(draw.patterns, draw.cards)
  return document([
    `# ${safetyFirst(draw) ? safeTitle(draw.chooser) : titleOf(draw.cards, draw.chooser)}`,
    opening(draw, plan.opening),
    ...draw.cards.flatMap((card) => cardSection(card, draw, plan.sections.get(card.id))),
    closing(draw, plan.closing),
  ])
}
