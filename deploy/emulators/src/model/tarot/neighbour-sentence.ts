import { cardLink, cardLinkCapital } from './card-link.ts'
import type { Draw } from './draw.ts'
import type { DrawnCard } from './drawn-card.ts'
import { beside, majorBesideMinor, minorBesideMajor, nextNumber, righted, sameNumber, sameSuit, turned } from './phrases/neighbours.ts'

/** How `card` speaks to an earlier card of the draw; an empty string for the first card. */
export function neighbourSentence(card: DrawnCard, draw: Draw): string {
  const at = draw.cards.indexOf(card)
  const before = draw.cards[at - 1]
  if (!before) return ''
  const kin = draw.cards.slice(0, at).findLast((each) => suitOf(each) !== 'major' && suitOf(each) === suitOf(card))
  const peer = draw.cards
    .slice(0, at)
    .findLast((each) => rankOf(each) === rankOf(card) && suitOf(each) !== 'major' && suitOf(card) !== 'major')
  const [that, pool] = kin ? [kin, sameSuit] : peer ? [peer, sameNumber] : [before, poolFor(card, before, draw)]
  const gists = {
    np: draw.topic.nouns[at % draw.topic.nouns.length] ?? draw.topic.nouns[0],
    gist: draw.chooser.pick(card.facing.gist),
    other: draw.chooser.pick(that.facing.gist),
  }
  return draw.chooser.say(pool, { ...gists, that: (next) => cardLink(that, next), That: (next) => cardLinkCapital(that, next) })
}

function poolFor(card: DrawnCard, before: DrawnCard, draw: Draw): readonly string[] {
  const fitting = [beside]
  const major = suitOf(card) === 'major'
  if (major && suitOf(before) !== 'major') fitting.push(minorBesideMajor)
  if (!major && suitOf(before) === 'major') fitting.push(majorBesideMinor)
  if (card.reversed && !before.reversed) fitting.push(turned)
  if (!card.reversed && before.reversed) fitting.push(righted)
  if (numberOf(card) - numberOf(before) === 1 && major === (suitOf(before) === 'major')) fitting.push(nextNumber)
  return fitting[draw.chooser.below(fitting.length)] ?? beside
}

function suitOf(card: DrawnCard): string {
  return card.key.split('-')[0] ?? ''
}

function rankOf(card: DrawnCard): string {
  return card.key.split('-')[1] ?? ''
}

function numberOf(card: DrawnCard): number {
  return Number(rankOf(card))
}
