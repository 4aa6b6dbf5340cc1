import { document } from '../text/prose.ts'
import { closing } from './closing.ts'
import type { Draw } from './draw.ts'
import { opening } from './opening.ts'
import { planPatterns } from './pattern-sentence.ts'
import { cardSection } from './section.ts'
import { titleOf } from './title.ts'

/** A whole spread as Markdown: title, opening, a section for each card, closing. */
export function composeSpread(draw: Draw): string {
  const plan = planPatterns(draw.patterns, draw.cards)
  return document([
    `# ${titleOf(draw.cards, draw.chooser)}`,
    ...opening(draw, plan.opening),
    ...draw.cards.flatMap((card) => cardSection(card, draw, plan.sections.get(card.id))),
    closing(draw, plan.closing),
  ])
}
