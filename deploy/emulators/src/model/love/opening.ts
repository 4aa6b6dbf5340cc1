import { countWords, inWords, listed, paragraph } from '../text/prose.ts'
import { kindOf, linkTo, type Matter, stageOf, textOf, toCard } from './matter.ts'
import * as lines from './phrases/opening-lines.ts'

/** Two clauses of more words than this are too much for one sentence. */
const MOST_WORDS = 24

/** What the reader tells, in one or two clauses, and how it stands. */
const retold = (matter: Matter): { told: string; stands: string } => {
  const { chooser, cards, told, stage } = matter
  const [first = '', second] = told
  const slots = {
    told: second && countWords(`${first} ${second}`) <= MOST_WORDS ? `${first}, and that ${second}` : first,
    card: toCard(cards[0]),
    last: toCard(cards.at(-1)),
    stage: stage ? linkTo(stage) : 'a bond as it is',
    count: `${inWords(cards.length)} ${cards.length === 1 ? 'card' : 'cards'}`,
  }
  const short = first ? chooser.sayShort(lines.told, slots) : ''
  const isOpen = stageOf(matter) === 'open'
  if (!first || short) {
    return { told: short || chooser.say(lines.untold), stands: chooser.say(isOpen ? lines.openStandings : lines.standings, slots) }
  }
  return { told: chooser.say(lines.longTold, slots), stands: chooser.say(isOpen ? lines.shortOpenStandings : lines.shortStandings, slots) }
}

const themesHeard = ({ chooser, themes, others }: Matter): string => {
  if (themes.length > 0) return chooser.say(themes.length === 1 ? lines.oneTheme : lines.manyThemes, { themes: listed(themes.map(linkTo)) })
  const own = others.find((fact) => kindOf(fact) === 'own-words')
  return own ? chooser.say(lines.noTheme, { own: linkTo(own) }) : ''
}

/** What was told and that it was heard, how it stands, what comes through and what was drawn; on a matter of care, who can help. */
export const opening = (matter: Matter): string => {
  const { chooser, themes, care } = matter
  chooser.enter('opening')
  const stands = stageOf(matter)
  const { told, stands: standing } = retold(matter)
  const glad = stands !== 'ended' && themes.length === 1 && themes.some((theme) => textOf(theme, 'key') === 'joy')
  return paragraph(
    told,
    chooser.say(lines.heard[glad ? 'glad' : stands] ?? lines.heard.open ?? []),
    ...(care ? (lines.loveCare[care] ?? []) : []),
    standing,
    chooser.say(lines.follows[stands] ?? lines.follows.open ?? []),
    themesHeard(matter),
  )
}
