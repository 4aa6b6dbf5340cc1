import { document, paragraph } from '../text/prose.ts'
import { cardLink, cardLinkCapital } from './card-link.ts'
import type { Draw } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { dailyClosings, dailyMiddles, dailyNotices, dailyOpenings } from './phrases/daily-lines.ts'
import { subjectLines } from './phrases/subject-lines.ts'
import { weekdayOfDate } from './time.ts'
import { titleOf } from './title.ts'

/** The card of the day as Markdown: a title and three short paragraphs, without headings. */
export function composeDaily(card: DrawnCard, draw: Draw): string {
  const { chooser } = draw
  const title = titleOf([card], chooser)
  chooser.enter('daily')
  const slots = {
    card: (next: string) => cardLink(card, next),
    Card: (next: string) => cardLinkCapital(card, next),
    day: weekdayOfDate(draw.date) ?? 'today',
    gist: chooser.pick(card.facing.gist),
  }
  const { facing } = card
  return document([
    `# ${title}`,
    paragraph(chooser.say(dailyOpenings, slots), chooser.pick(facing.scenes), chooser.pick(facing.says)),
    paragraph(
      chooser.say(dailyMiddles, slots),
      chooser.pick(facing.says),
      chooser.pick(chooser.chance(0.7) ? facing.gift : facing.burden),
      chooser.pick(facing.advice),
    ),
    paragraph(chooser.say(subjectLines.general.now), chooser.say(dailyNotices, slots), chooser.say(dailyClosings, slots)),
  ])
}
