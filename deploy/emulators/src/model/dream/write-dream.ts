import { type Care, careFor } from '../question/care.ts'
import { toldBy } from '../question/told.ts'
import { topicOf } from '../question/topic.ts'
import type { ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { countWords, document } from '../text/prose.ts'
import { closing } from './closing.ts'
import { dreamed, runningLabel } from './dreamed.ts'
import type { Night } from './night.ts'
import { opening } from './opening.ts'
import * as frame from './phrases/frame-lines.ts'
import { section } from './section.ts'

/** What the reader says of their days: as a clause where it can be repeated, and as a noun phrase. */
const lifeOf = (text: string, care: Care | undefined): Pick<Night, 'life' | 'lifeTold'> => ({
  life: text ? topicOf(text).nouns[0] : undefined,
  lifeTold: care && care !== 'bereavement' ? undefined : toldBy(text)[0],
})

const textIn = (request: ReadingRequest, field: string): string => {
  const value = request.reader?.[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** A dream reading as Markdown, or undefined when the facts hold nothing of a dream. */
export function writeDream(request: ReadingRequest): string | undefined {
  const telling = textIn(request, 'dreamDescription')
  const told = request.facts.flatMap((fact) => dreamed(fact, telling) ?? [])
  const symbols = told.filter(({ kind }) => kind === 'symbol')
  const own = told.filter(({ kind }) => kind === 'beginning' || kind === 'ending' || kind === 'word')
  const sections = symbols.length > 0 ? [...symbols, ...own] : own
  if (sections.length === 0) return undefined
  const life = textIn(request, 'currentLifeSituation')
  const care = careFor(life, request.concerns ?? [])
  const night: Night = {
    chooser: new Chooser(JSON.stringify([request.facts, life, request.date])),
    symbols: sections,
    company: told.filter((each) => !sections.includes(each)),
    wholes: request.facts.filter((fact) => !dreamed(fact, telling)),
    ...lifeOf(life, care),
    care,
  }
  return document([`# ${titleOf(night)}`, opening(night), ...sections.flatMap((symbol, at) => section(symbol, at, night)), closing(night)])
}

function titleOf({ chooser, symbols }: Night): string {
  chooser.enter('title')
  const [first, last] = [symbols[0], symbols.at(-1)]
  const named = symbols.filter(({ kind }) => kind === 'symbol').length > 1
  const titles =
    first && last && first !== last && named
      ? [
          `${first.label}, then ${runningLabel(last.label)}`,
          `${first.label} and ${runningLabel(last.label)}`,
          `From ${runningLabel(first.label)} to ${runningLabel(last.label)}`,
        ]
      : []
  const fitting = titles.filter((title) => countWords(title) <= 6)
  return fitting.length > 0 ? chooser.pick(fitting) : chooser.pick(frame.plainTitles)
}
