import { cardHeading } from '../tarot/card-link.ts'
import type { DrawnCard } from '../tarot/drawn-card.ts'
import { countWords, paragraph, sentenceCase, sentencesOf } from '../text/prose.ts'
import { linkTo, type Matter, mayMeet, neighbourOf, stageOf, toCard, toCardAgain } from './matter.ts'
import * as lines from './phrases/card-lines.ts'
import { inLoveOf } from './phrases/cards/cards-in-love.ts'

/** Readings of more sections than these say less of each card, and less again. */
const MANY_SECTIONS = 4
const VERY_MANY_SECTIONS = 7

const FEWEST_WORDS = 7

/** The sayings of a card that are one sentence of some length, as far as there are any. */
const flowing = (pool: readonly string[]): readonly string[] => {
  const long = pool.filter((each) => sentencesOf(each).length === 1 && countWords(each) >= FEWEST_WORDS)
  return long.length > 0 ? long : pool
}

/** The place as the phrases know it; what lies between two who are no couple is spoken of otherwise. */
const placeOf = ({ position }: DrawnCard, matter: Matter): string => {
  const apart = `${stageOf(matter)}-${position}`
  if (apart in lines.places) return apart
  return position in lines.places ? position : 'self'
}

/** One card: its picture, what it means between two, what that may have to do with a theme, what it costs, and a question or a deed. */
export const cardSection = (card: DrawnCard, at: number, matter: Matter): string[] => {
  const { chooser, cards, themes, them } = matter
  chooser.enter(`card ${card.id}`)
  const place = placeOf(card, matter)
  const inLove = inLoveOf(card)
  const that = neighbourOf(card, matter)
  const theme = themes[at % Math.max(1, themes.length)]
  const [way, wayInIt] = [chooser.pick(inLove.ways), chooser.pick(inLove.ways)]
  const slots = {
    card: toCard(card),
    that: toCardAgain(that),
    h: chooser.pick(that.facing.gist),
    cost: inLove.cost,
    theme: theme ? linkTo(theme) : '',
    Theme: theme ? sentenceCase(linkTo(theme)) : '',
    them,
  }
  const sections = cards.length + themes.length
  const met = [
    chooser.say(lines.places[place] ?? [], slots),
    chooser.pick(flowing(card.facing.scenes)),
    chooser.say(lines.provisos[place] ?? []),
  ]
  const meaning = chooser.say(lines.meanings, { ...slots, way })
  const says = sections <= MANY_SECTIONS ? chooser.pick(flowing(card.facing.says)) : ''
  const bearing = chooser.say(theme ? (lines.bearings[place] ?? []) : lines.bareBearings, { ...slots, way: wayInIt })
  const remark = place.endsWith('between') ? chooser.say(lines.stageRemarks[stageOf(matter)] ?? []) : ''
  const cost = sections <= VERY_MANY_SECTIONS || at % 2 === 0 ? chooser.sayShort(lines.costs, slots) : ''
  const middle = at % 2 === 0 ? [meaning, says, bearing, remark, cost] : [says, meaning, cost, bearing, remark]
  const end = card === cards.at(-1) ? inLove[mayMeet(matter) ? 'together' : 'alone'] : inLove.asks
  return [cardHeading(card), paragraph(...met, ...middle, end)]
}
