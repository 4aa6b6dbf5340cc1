import { careFor } from '../question/care.ts'
import { toldBy } from '../question/told.ts'
import { topicOf } from '../question/topic.ts'
import { askedText, type ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { composeDaily } from './compose-daily.ts'
import { composeSpread } from './compose-spread.ts'
import type { Draw } from './draw.ts'
import { type DrawnCard, drawnCard } from './drawn-card.ts'
import { matterOf } from './matter.ts'
import { readingTime } from './time.ts'

/** A tarot reading or a daily card as Markdown, or undefined when the facts hold no card. */
export function writeTarot(request: ReadingRequest): string | undefined {
  const cards = request.facts.map(drawnCard).filter((card): card is DrawnCard => card !== undefined)
  const [first] = cards
  if (!first) return undefined
  const asked = askedText(request)
  const care = careFor(asked, request.concerns ?? [])
  const graver = care !== undefined && care !== 'bereavement'
  const topic = topicOf(asked)
  const told = care ? undefined : toldBy(asked)[0]
  const time = readingTime(request.timeframe, request.date)
  const draw: Draw = {
    chooser: new Chooser(JSON.stringify([request.facts, asked, request.date, request.timeframe, request.method])),
    cards,
    patterns: request.facts.filter((fact) => typeof fact.data?.card !== 'string'),
    topic,
    // Of what is not for cards to advise on, the sections say "this" and no more.
    matter: graver ? { names: [], name: topic.nouns[0] } : matterOf(asked, topic, told, time),
    told,
    care,
    time,
    date: request.date,
    firstName: safeName(request.reader?.firstName),
  }
  const daily = request.method === 'daily-card' || (cards.length === 1 && first.position === 'day')
  return daily ? composeDaily(first, draw) : composeSpread(draw)
}

/** A first name that is one: letters only, so that nothing else can be said through it. */
function safeName(name: unknown): string | undefined {
  return typeof name === 'string' && /^\p{Lu}[\p{L}\p{M}’'-]{1,24}$/u.test(name.trim()) ? name.trim() : undefined
}
