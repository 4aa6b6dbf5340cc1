import type { Fact } from '../reading-request.ts'
import { listed, lowerFirst, paragraph } from '../text/prose.ts'
import { type Dreamed, dreamLink } from './dreamed.ts'
import { companionsOf, endsOf, type Night, partOf, readingsOf } from './night.ts'
import * as lines from './phrases/closing-lines.ts'
import { linkedOnce, sayOf } from './wording.ts'

const linkIn = ({ id, label }: Fact): string => `[${lowerFirst(label).replace(/^a common thread: /u, '')}](fact:${id})`

/** The parts of the dream a fact about the whole speaks of; where it names none, the first picture and the last. */
const partsIn = ({ data }: Fact, night: Night): Dreamed[] => {
  const named = Array.isArray(data?.of) ? data.of.flatMap((id) => partOf(night, id) ?? []) : []
  const [first, last] = [night.pictures[0], night.pictures.at(-1)]
  return named.length > 0 ? named : [...new Set([first, last])].filter((each) => each !== undefined)
}

const thread = (fact: Fact, night: Night): string => {
  const { chooser } = night
  const parts = partsIn(fact, night)
  const [from, to] = [parts[0], parts.at(-1)]
  const [f, l] = readingsOf(chooser, from, to)
  if (!from || !to || from === to) return sayOf(chooser, lines.loneThreads, { ...endsOf(night), thread: linkIn(fact), f, l })
  const spans = Array.isArray(fact.data?.themes) && fact.data.themes.length > 1
  const [first, last] = [dreamLink(from), dreamLink(to)]
  return sayOf(chooser, spans ? lines.spannedThreads : lines.sharedThreads, {
    thread: linkIn(fact),
    list: listed(parts.map(dreamLink)),
    from: first,
    to: last,
    last,
    f,
    l,
  })
}

const turn = (fact: Fact, night: Night): string => {
  const { chooser } = night
  const [before, after] = [partOf(night, fact.data?.before), partOf(night, fact.data?.after)]
  if (!before || !after) return sayOf(chooser, lines.bareTurns, { turn: linkIn(fact) })
  const [b, a] = readingsOf(chooser, before, after)
  return sayOf(chooser, lines.turns, { turn: linkIn(fact), before: dreamLink(before), after: dreamLink(after), b, a })
}

const ofWhole = (fact: Fact, night: Night): string => {
  const { chooser } = night
  switch (fact.data?.kind) {
    case 'thread':
      return thread(fact, night)
    case 'turn':
      return turn(fact, night)
    case 'tension': {
      const [one = '', other = ''] = partsIn(fact, night).map(dreamLink)
      return sayOf(chooser, lines.tensions, { tension: linkIn(fact), one, other })
    }
    case 'order':
      return sayOf(chooser, lines.orders, { order: linkIn(fact), ...endsOf(night) })
    default:
      return ''
  }
}

const answer = (night: Night): string => {
  const { chooser, pictures, ownWords, nouns, grieving } = night
  const ends = endsOf(night)
  const [f, l] = readingsOf(chooser, pictures[0], pictures.at(-1))
  if (!ends.first) return sayOf(chooser, lines.answersInOwnWords, { parts: listed(ownWords.map(dreamLink)) })
  const pool = !ends.last ? lines.answersToOne : nouns.length === 0 ? lines.answers : grieving ? lines.answersToLoss : lines.answersToLife
  return sayOf(chooser, pool, { ...ends, f, l, np: chooser.pick(nouns) })
}

/** Something to try; a feeling, person or place that no section spoke of may still put its question. */
const somethingToTry = (night: Night): string[] => {
  const { chooser, pictures, company } = night
  const ends = endsOf(night)
  const [f, l] = readingsOf(chooser, pictures[0], pictures.at(-1))
  const spoken = companionsOf(night).slice(0, pictures.length)
  const asked = pictures.map(({ ask }) => ask)
  const left = company.find((each) => each.ask && !each.lost && !spoken.includes(each) && !asked.includes(each.ask))
  if (left && ends.last && chooser.chance(1 / 2)) {
    return [sayOf(chooser, lines.triesWithQuestion, { ...ends, other: dreamLink(left) }), left.ask]
  }
  return [sayOf(chooser, ends.last ? lines.tries : lines.triesWithOne, { ...ends, f, l })]
}

/** What runs through the whole; then what it may come to beside the reader's days, and something to try. */
export const closing = (night: Night): string[] => {
  const { chooser, wholes } = night
  chooser.enter('closing')
  return [
    linkedOnce(paragraph(...wholes.map((fact) => ofWhole(fact, night)))),
    linkedOnce(paragraph(answer(night), ...somethingToTry(night), chooser.say(lines.dreamDisclaimers))),
  ]
}
