import { countWords, document, isShort, lowerFirst, paragraph } from '../text/prose.ts'
import { cardLink, cardLinkCapital } from './card-link.ts'
import type { Draw } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { dailyLeads } from './phrases/advice-leads.ts'
import { dailyAsides, dailyClosings, dailyEvenings, dailyMiddles, dailyNotices, dailyOpenings, dailyThings } from './phrases/daily-lines.ts'
import { weekdayOfDate } from './time.ts'
import { titleOf } from './title.ts'

const fewestWords = 116

/** The card of the day as Markdown: a title and three short paragraphs, without headings. */
export function composeDaily(card: DrawnCard, draw: Draw): string {
  const { chooser } = draw
  const title = titleOf([card], chooser)
  chooser.enter('daily')
  const slots = {
    card: (next: string) => cardLink(card, next),
    Card: (next: string) => cardLinkCapital(card, next),
    day: weekdayOfDate(draw.date) ?? 'day',
    gist: chooser.pick(card.facing.gist),
    other: chooser.pick(card.facing.gist),
  }
  const { facing } = card
  const advice = chooser.pick(facing.advice)
  const led = `${chooser.say(dailyLeads, slots)}: ${lowerFirst(advice)}`
  const lead = /[:?]/u.test(advice) || !isShort(led) ? advice : led
  const first = paragraph(
    chooser.say(dailyOpenings, slots),
    chooser.pick(facing.scenes),
    chooser.pick(facing.says),
    chooser.say(dailyMiddles, slots),
  )
  const second = paragraph(chooser.pick(chooser.chance(0.7) ? facing.gift : facing.burden), chooser.say(dailyEvenings, slots), lead)
  const last = paragraph(
    chooser.say(dailyAsides),
    `${chooser.say(dailyNotices, slots)}: ${chooser.pick(dailyThings)}.`,
    chooser.say(dailyClosings, slots),
  )
  const short = countWords([title, first, second, last].join(' ')) < fewestWords
  return document([`# ${title}`, first, paragraph(second, short ? chooser.pick(facing.says) : ''), last])
}
