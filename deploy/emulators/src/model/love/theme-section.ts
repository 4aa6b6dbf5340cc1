import { quotable } from '../dream/dreamed.ts'
import type { Fact } from '../reading-request.ts'
import { cardLink, cardLinkCapital } from '../tarot/card-link.ts'
import { paragraph } from '../text/prose.ts'
import { headingOf, linkTo, type Matter, readingsOf, textOf } from './matter.ts'
import { added, heard, longQuotes, quotes, unquoted } from './phrases/theme-lines.ts'

/** One theme: the words that tell it, what it may be, what a card adds, and the question it leaves. */
export const themeSection = (theme: Fact, at: number, { chooser, cards }: Matter): string[] => {
  chooser.enter(`theme ${theme.id}`)
  const readings = readingsOf(theme)
  const turn = chooser.below(Math.max(1, readings.length))
  const [ra = '', rb = ra, rc = rb] = [...readings.slice(turn), ...readings.slice(0, turn)]
  const q = quotable(textOf(theme, 'phrase')) || quotable(textOf(theme, 'words'))
  const card = cards[at % cards.length]
  const other = cards[(at + 1) % cards.length]
  const slots = {
    q,
    theme: linkTo(theme),
    ra,
    rb,
    rc,
    card: (next: string) => (card ? cardLink(card, next) : ''),
    that: (next: string) => (other ? cardLink(other, next) : ''),
    That: (next: string) => (other ? cardLinkCapital(other, next) : ''),
    h: chooser.pick(other?.facing.gist ?? []),
  }
  const met = q ? chooser.sayShort(quotes, slots) || chooser.say(longQuotes, slots) : chooser.say(unquoted, slots)
  return [headingOf(theme), paragraph(met, chooser.sayShort(heard, slots), chooser.sayShort(added, slots), textOf(theme, 'ask'))]
}
