import type { Fact } from '../reading-request.ts'
import { paragraph } from '../text/prose.ts'
import { cardLink, cardLinkCapital } from './card-link.ts'
import { type Draw, safetyFirst } from './draw.ts'
import { patternSentence } from './pattern-sentence.ts'
import { safetyLines } from './phrases/care-lines.ts'
import { answers, bindings, disclaimers, formClosings, returns } from './phrases/closings.ts'

/** The last paragraph: binds the draw to the question, and leaves the choice with the reader. */
export function closing(draw: Draw, patterns: readonly Fact[]): string {
  const { chooser, topic } = draw
  chooser.enter('closing')
  const told = patterns.map((fact) => patternSentence(fact, draw, false))
  const disclaimer = chooser.say(disclaimers)
  if (safetyFirst(draw)) return paragraph(...told, chooser.say(safetyLines), disclaimer)
  return paragraph(binding(draw), ...told, draw.care ? chooser.say(formClosings[topic.form]) : answer(draw), disclaimer)
}

function answer({ chooser, cards, topic }: Draw): string {
  const gistA = chooser.pick(cards[0]?.facing.gist ?? [])
  const gistB = chooser.pick(cards.at(-1)?.facing.gist ?? [])
  return topic.clause
    ? chooser.say(answers, { clause: topic.clause, gistA, gistB })
    : chooser.say(returns, { np: topic.nouns[0], gistA, gistB })
}

function binding(draw: Draw): string {
  const from = draw.cards[0]
  const to = draw.cards.at(-1)
  if (!from || !to || from === to) return ''
  return draw.chooser.say(bindings, {
    gistA: draw.chooser.pick(from.facing.gist),
    gistB: draw.chooser.pick(to.facing.gist),
    from: (next) => cardLink(from, next),
    From: (next) => cardLinkCapital(from, next),
    to: (next) => cardLink(to, next),
  })
}
