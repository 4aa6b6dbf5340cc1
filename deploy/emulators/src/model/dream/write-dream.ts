import { type Care, careFor } from '../question/care.ts'
import { topicOf } from '../question/topic.ts'
import type { Fact, ReadingRequest } from '../reading-request.ts'
import { Chooser } from '../text/chooser.ts'
import { countWords, document, paragraph, sentenceCase } from '../text/prose.ts'
import { type Dreamed, dreamed, dreamLink, runningLabel } from './dreamed.ts'
import * as frame from './phrases/frame-lines.ts'
import { images } from './phrases/images.ts'
import * as lines from './phrases/symbol-lines.ts'

type Night = {
  chooser: Chooser
  symbols: readonly Dreamed[]
  company: readonly Dreamed[]
  wholes: readonly Fact[]
  /** A noun phrase for what the reader says of their life, if anything. */
  life: string | undefined
  care: Care | undefined
}

/** A dream reading as Markdown, or undefined when the facts hold nothing of a dream. */
export function writeDream(request: ReadingRequest): string | undefined {
  const told = request.facts.flatMap((fact) => dreamed(fact) ?? [])
  const symbols = told.filter(({ kind }) => kind === 'symbol')
  const own = told.filter(({ kind }) => kind === 'beginning' || kind === 'ending' || kind === 'word')
  const sections = symbols.length > 0 ? [...symbols, ...own] : own
  if (sections.length === 0) return undefined
  const life = typeof request.reader?.currentLifeSituation === 'string' ? request.reader.currentLifeSituation.trim() : ''
  const night: Night = {
    chooser: new Chooser(JSON.stringify([request.facts, life, request.date])),
    symbols: sections,
    company: told.filter((each) => !sections.includes(each)),
    wholes: request.facts.filter((fact) => !dreamed(fact)),
    life: life ? topicOf(life).nouns[0] : undefined,
    care: careFor(life, request.concerns ?? []),
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

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function opening({ chooser, symbols, company, wholes, life, care }: Night): string {
  chooser.enter('opening')
  const spoken = symbols.filter(({ kind }) => kind !== 'word')
  const [first, last] = [spoken[0], spoken.at(-1)]
  const slots = {
    first: first ? dreamLink(first) : '',
    First: first ? sentenceCase(dreamLink(first)) : '',
    last: last ? dreamLink(last) : '',
  }
  const telling = wholes.find(({ id }) => id === 'telling')
  const toTelling = { telling: '[your telling](fact:telling)', Telling: '[Your telling](fact:telling)' }
  return paragraph(
    chooser.say(frame.openings),
    ...(first && last && first !== last
      ? [chooser.say(frame.firstAndLast, slots), chooser.say(frame.edgeRemarks)]
      : [chooser.say(frame.onlyOne, slots)]),
    company.length > 0 ? chooser.say(frame.companyLines, { list: listed(company.map(dreamLink)) }) : '',
    telling ? chooser.say(frame.tellingLines, toTelling) : '',
    life ? chooser.say(frame.lifeLines, { np: life }) : '',
    ...(care ? (frame.dreamCare[care] ?? []) : []),
    company.length === 0 && !life ? chooser.say(frame.openings) : '',
  )
}

function section(symbol: Dreamed, at: number, night: Night): string[] {
  const { chooser } = night
  chooser.enter(`section ${symbol.id}`)
  const heading = `## [${symbol.label}](fact:${symbol.id})`
  return symbol.kind === 'symbol' ? [heading, ...symbolParagraphs(symbol, at, night)] : [heading, ownWords(symbol, night)]
}

function symbolParagraphs(symbol: Dreamed, at: number, night: Night): string[] {
  const { chooser } = night
  const turn = chooser.below(Math.max(1, symbol.readings.length))
  const [ra = '', rb = ra, rc = rb] = [...symbol.readings.slice(turn), ...symbol.readings.slice(0, turn)]
  const picture = chooser.pick(images[symbol.emblem] ?? [])
  const said = chooser.say(symbol.times > 1 ? lines.frequent : lines.single)
  const first = chooser.say(lines.firstReadings, { r: ra })
  const meeting = meet(symbol, chooser)
  const order = chooser.below(3)
  const head =
    order === 0 ? [meeting, picture, said, first] : order === 1 ? [picture, meeting, first, said] : [meeting, said, picture, first]
  const second = chooser.say(lines.secondReadings, { r: rb })
  const beside = company(symbol, at, night, { ra, rb, rc })
  const question = [chooser.say(lines.questionLeads), symbol.ask]
  return [paragraph(...head), paragraph(...(at > 0 && chooser.chance(0.5) ? [...beside, second] : [second, ...beside]), ...question)]
}

const mostWithPlace = 4

function meet({ words, where }: Dreamed, chooser: Chooser): string {
  const slots = { words, where: where || 'in your telling', Where: sentenceCase(where || 'in your telling') }
  const pool = !words ? lines.meetingsUnquoted : countWords(words) > mostWithPlace ? lines.meetingsAtLength : lines.meetings
  return chooser.say(pool, slots)
}

const pools: Readonly<Partial<Record<Dreamed['kind'], readonly string[]>>> = {
  emotion: lines.withFeeling,
  person: lines.withPerson,
  setting: lines.withPlace,
}

type Readings = { ra: string; rb: string; rc: string }

/**
 * What stands beside a symbol: the feelings, people and places in turn, then what the reader says of their life, then another symbol. The
 * first symbol has it in one long sentence, the others briefly.
 */
function company(symbol: Dreamed, at: number, night: Night, { ra, rb, rc }: Readings): string[] {
  const { chooser, life, symbols } = night
  const link = dreamLink(symbol)
  const slots = { it: link, It: sentenceCase(link) }
  const own = night.company[at]
  if (!own && life && chooser.chance(0.6)) return [chooser.say(lines.withLife, { ...slots, np: life }), chooser.say(lines.lifeIsYours)]
  const others = symbols.filter((each) => each !== symbol && each.kind === 'symbol')
  const other = own ?? others[at % Math.max(1, others.length)]
  if (!other) return [chooser.say(lines.thirdReadings, { rc })]
  const ro = other.readings[chooser.below(Math.max(1, other.readings.length))] ?? ''
  const both = { ...slots, other: dreamLink(other), Other: sentenceCase(dreamLink(other)), ro }
  if (at === 0) return [chooser.say(pools[other.kind] ?? lines.besides, { ...both, ra, rb: rc })]
  return [
    chooser.say(lines.besidesBriefly, both),
    own ? chooser.say(lines.otherBriefly, both) : '',
    rc === rb ? '' : chooser.say(lines.thirdReadings, { rc }),
  ]
}

function ownWords(symbol: Dreamed, { chooser }: Night): string {
  const pool = symbol.kind === 'word' ? frame.wordLines : symbol.kind === 'beginning' ? frame.beginningLines : frame.endingLines
  const quote = symbol.words && symbol.kind !== 'word' ? `You wrote: “${symbol.words}”.` : ''
  return paragraph(
    quote,
    chooser.say(pool),
    chooser.say(pool),
    chooser.say(lines.questionLeads),
    chooser.say(frame.ownQuestions),
    chooser.say(frame.ownQuestions),
  )
}

function closing(night: Night): string {
  const { chooser, wholes } = night
  chooser.enter('closing')
  const linked = (fact: Fact) => `[${runningLabel(fact.label)}](fact:${fact.id})`
  const say = (fact: Fact): string[] => {
    const link = linked(fact)
    switch (fact.data?.kind) {
      case 'thread':
        return [chooser.say(frame.threadLines, { thread: link })]
      case 'turn':
        return [chooser.say(frame.turnLines, { turn: link }), chooser.say(frame.turnReflections)]
      case 'tension':
        return [chooser.say(frame.tensionLines, { tension: link }), chooser.say(frame.tensionReflections)]
      case 'order':
        return [chooser.say(frame.orderLines, { order: link })]
      default:
        return []
    }
  }
  return paragraph(
    ...wholes.flatMap(say),
    chooser.say(frame.dreamAdvice),
    chooser.say(frame.lastLines),
    chooser.say(frame.dreamDisclaimers),
  )
}
