import type { Fact } from '../reading-request.ts'
import { paragraph } from '../text/prose.ts'
import { runningLabel } from './dreamed.ts'
import { type Ends, endsOf, type Night, readingsOfEnds, sayable } from './night.ts'
import * as frame from './phrases/frame-lines.ts'

const pools: Readonly<Record<string, readonly string[]>> = {
  thread: frame.threads,
  turn: frame.turns,
  tension: frame.tensions,
  order: frame.orders,
}

const linkIn = ({ id, label }: Fact): string => `[${runningLabel(label).replace(/^a common thread: /u, '')}](fact:${id})`

const ofWhole = (fact: Fact, { chooser }: Night, ends: Ends): string => {
  const kind = String(fact.data?.kind)
  return chooser.sayShort(sayable(pools[kind] ?? [], ends), { ...ends, [kind]: linkIn(fact) })
}

/** What runs through the whole, what it may come to beside the reader's days, and something to try. */
export const closing = (night: Night): string => {
  const { chooser, wholes, life, lifeTold } = night
  chooser.enter('closing')
  const { first, last } = endsOf(night)
  const ends = () => readingsOfEnds(night)
  const slots = { ...ends(), np: life ?? '' }
  const pool =
    !slots.f || !slots.l
      ? []
      : first === last
        ? frame.answersToOne
        : lifeTold
          ? frame.answersToLife
          : life
            ? frame.answersToNp
            : frame.answers
  const tried = ends()
  const somethingToTry = chooser.sayShort(sayable(first === last ? frame.triesWithOne : frame.tries, tried), tried)
  return paragraph(
    ...wholes.map((fact) => ofWhole(fact, night, ends())),
    chooser.sayShort(pool, slots),
    somethingToTry,
    chooser.say(frame.dreamDisclaimers),
  )
}
