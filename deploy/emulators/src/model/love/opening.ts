import { cardLink } from '../tarot/card-link.ts'
import { inWords, paragraph } from '../text/prose.ts'
import { linkTo, type Matter, textOf } from './matter.ts'
import * as lines from './phrases/love-lines.ts'

/** What was told, how it stands, what is heard in it first and what was drawn; on a matter of care, who can help. */
export const opening = ({ chooser, cards, themes, stage, care, told }: Matter): string => {
  chooser.enter('opening')
  const [theme, card, last] = [themes[0], cards[0], cards.at(-1)]
  const slots = {
    told: told ?? '',
    stage: stage ? linkTo(stage) : 'a bond as it is',
    so: chooser.pick(lines.follows[stage ? textOf(stage, 'stage') : 'open'] ?? lines.follows.open ?? []),
    theme: theme ? linkTo(theme) : '',
    card: (next: string) => (card ? cardLink(card, next) : ''),
    last: (next: string) => (last ? cardLink(last, next) : ''),
    count: `${inWords(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`,
  }
  return paragraph(
    theme && told ? chooser.sayShort(lines.told, slots) || chooser.say(lines.longTold, slots) : '',
    chooser.say(theme ? lines.openings : lines.bareOpenings, slots),
    ...(care ? (lines.loveCare[care] ?? []) : []),
  )
}
