import type { Fact } from '../reading-request.ts'
import { paragraph } from '../text/prose.ts'
import { kindOf, linkTo, type Matter, stageOf, textOf, toCardAgain } from './matter.ts'
import * as lines from './phrases/closing-lines.ts'
import { deedFor } from './theme-section.ts'

const wholeKind = (fact: Fact): string => {
  if (kindOf(fact) === 'note') return 'note'
  if (fact.id === 'reversals') return 'reversals'
  if (textOf(fact, 'suit') in lines.suitMatters) return 'suit'
  if (fact.id !== 'majors') return 'any'
  return Number(fact.data?.count) * 2 >= Number(fact.data?.of) ? 'majors-many' : 'majors-few'
}

/** What first and last card make of what was told, the draw as a whole, something small to do, and whose choice it is. */
export const closing = (matter: Matter): string[] => {
  const { chooser, cards, themes, others } = matter
  chooser.enter('closing')
  const [card, last, theme] = [cards[0], cards.at(-1), themes[0]]
  const slots = {
    card: toCardAgain(card),
    last: toCardAgain(last),
    f: chooser.pick(card?.facing.gist ?? []),
    l: chooser.pick(last?.facing.gist ?? []),
    theme: theme ? linkTo(theme) : '',
  }
  const whole = (fact: Fact): string =>
    chooser.say(lines.wholes[wholeKind(fact)] ?? [], { whole: linkTo(fact), matter: lines.suitMatters[textOf(fact, 'suit')] ?? '' })
  const deed = deedFor(theme, matter)
  return [
    paragraph(
      ...others.filter((fact) => kindOf(fact) !== 'own-words').map(whole),
      chooser.say(theme ? lines.gathers : lines.bareGathers, slots),
    ),
    paragraph(
      deed && chooser.say(lines.deedLeads),
      deed,
      chooser.say(lines.lastWords[stageOf(matter)] ?? []),
      chooser.say(lines.disclaimers),
    ),
  ]
}
