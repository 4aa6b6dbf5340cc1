import { cardLink } from '../tarot/card-link.ts'
import { paragraph } from '../text/prose.ts'
import { hasEnded, linkTo, type Matter, readingsOf } from './matter.ts'
import * as lines from './phrases/love-lines.ts'

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** What first and last card make of what was told, one thing to try, and whose choice it is. */
export const closing = (matter: Matter): string => {
  const { chooser, cards, themes, others } = matter
  chooser.enter('closing')
  const [card, last, theme] = [cards[0], cards.at(-1), themes[0]]
  const slots = () => ({
    card: (next: string) => (card ? cardLink(card, next) : ''),
    last: (next: string) => (last ? cardLink(last, next) : ''),
    f: chooser.pick(card?.facing.gist ?? []),
    l: chooser.pick(last?.facing.gist ?? []),
    theme: theme ? linkTo(theme) : '',
    ra: theme ? chooser.pick(readingsOf(theme)) : '',
  })
  return paragraph(
    others.length > 0 ? chooser.say(lines.wholes, { list: listed(others.map(linkTo)) }) : '',
    chooser.sayShort(theme ? lines.answers : lines.bareAnswers, slots()),
    chooser.sayShort(hasEnded(matter) ? lines.endedSteps : lines.steps, slots()),
    chooser.say(lines.disclaimers),
  )
}
