import type { Fact } from '../reading-request.ts'
import { countWords, paragraph } from '../text/prose.ts'
import { actAs } from './card-acts.ts'
import { cardLink, cardLinkCapital } from './card-link.ts'
import { type Draw, safetyFirst } from './draw.ts'
import { leaning } from './pattern-sentence.ts'
import { safetyLines } from './phrases/care-lines.ts'
import { answers, bindings, disclaimers, formClosings, remainders, returns } from './phrases/closings.ts'
import { lensAt } from './phrases/lenses.ts'
import { sayTogether } from './say.ts'

/** A question of more words than these is named and not told again. */
const longestClause = 9

/** The last paragraph: the draw from end to end, what it gives to weigh for the question, and that the choice is the reader's. */
export function closing(draw: Draw, patterns: readonly Fact[]): string {
  const { chooser, topic } = draw
  chooser.enter('closing')
  const told = patterns.map((fact) => leaning(fact, draw))
  const disclaimer = chooser.say(disclaimers)
  if (safetyFirst(draw)) return paragraph(...told, chooser.say(safetyLines), disclaimer)
  const weighed = draw.care && draw.care !== 'bereavement' ? '' : weighing(draw)
  const last = !weighed || chooser.chance(0.3) ? chooser.say(formClosings[topic.form]) : ''
  return paragraph(binding(draw), ...told, weighed, last, disclaimer)
}

/** Back to the question, with what stands in the way of it and what may help. */
function weighing({ chooser, cards, topic, matter }: Draw): string {
  const hard = cards.find((card) => lensAt(card.place) === 'against') ?? cards[0]
  const kind = cards.findLast((card) => card.place === 'advice') ?? cards.at(-1)
  if (!hard || !kind || hard === kind) return ''
  const slots = {
    snag: actAs(hard, 'hinders', chooser),
    aid: actAs(kind, 'helps', chooser),
    np: matter.names[0] ?? 'this',
    clause: topic.clause ?? '',
  }
  if (topic.form === 'none') return sayTogether(remainders, slots, chooser)
  const short = topic.clause !== undefined && countWords(topic.clause) <= longestClause
  return (short && sayTogether(answers[topic.form], slots, chooser)) || sayTogether(returns, slots, chooser)
}

function binding({ chooser, cards }: Draw): string {
  const from = cards[0]
  const to = cards.at(-1)
  if (!from || !to || from === to) return ''
  const slots = {
    a: actAs(from, 'about', chooser),
    b: actAs(to, 'about', chooser),
    from: (next: string) => cardLink(from, next),
    From: (next: string) => cardLinkCapital(from, next),
    to: (next: string) => cardLink(to, next),
  }
  return sayTogether(bindings, slots, chooser)
}
