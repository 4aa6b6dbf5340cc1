import { paragraph, sentenceCase } from '../text/prose.ts'
import { type Dreamed, dreamLink } from './dreamed.ts'
import type { Night } from './night.ts'
import { ownQuestions, ownWords } from './phrases/own-words.ts'
import * as lines from './phrases/symbol-lines.ts'

type Readings = { ra: string; rb: string; rc: string }

const readingsIn = ({ readings }: Dreamed, turn: number): Readings => {
  const [ra = '', rb = ra, rc = rb] = [...readings.slice(turn), ...readings.slice(0, turn)]
  return { ra, rb, rc }
}

const pools: Readonly<Partial<Record<Dreamed['kind'], readonly string[]>>> = {
  emotion: lines.withFeeling,
  person: lines.withPerson,
  setting: lines.withPlace,
}

/** What stands beside a symbol: the feelings, people and places in turn, then what the reader says of their life, then another symbol. */
const beside = (symbol: Dreamed, at: number, night: Night, readings: Readings): string => {
  const { chooser, life, lifeTold, symbols } = night
  const next = symbols.find((each) => each !== symbol && each.kind === 'symbol') ?? night.company[0]
  const slots = {
    ...readings,
    it: dreamLink(symbol),
    It: sentenceCase(dreamLink(symbol)),
    near: next ? dreamLink(next) : 'all the rest',
    told: lifeTold ?? '',
    np: life ?? '',
  }
  const own = night.company[at]
  if (!own && lifeTold && chooser.hasFresh(lines.withLife)) return chooser.sayShort(lines.withLife, slots)
  if (!own && life && !lifeTold && chooser.hasFresh(lines.withLifeUntold)) return chooser.sayShort(lines.withLifeUntold, slots)
  const others = symbols.filter((each) => each !== symbol && each.kind === 'symbol')
  const other = own ?? others[(at + 1) % Math.max(1, others.length)]
  if (!other) return chooser.sayShort(lines.alone, slots)
  const ro = chooser.pick(other.readings)
  return chooser.sayShort(pools[other.kind] ?? lines.withSymbol, { ...slots, other: dreamLink(other), ro })
}

const meeting = (symbol: Dreamed, at: number, { chooser, symbols, company }: Night, readings: Readings): string => {
  const previous = symbols[at - 1]
  const near = symbols.find((each, index) => index > at && each.kind === 'symbol') ?? company[0]
  const slots = {
    ...readings,
    q: symbol.words,
    near: near ? dreamLink(near) : 'all the rest',
    it: dreamLink(symbol),
    It: sentenceCase(dreamLink(symbol)),
    where: symbol.where || 'in your telling',
    Where: sentenceCase(symbol.where || 'in your telling'),
    prev: previous ? dreamLink(previous) : '',
    Prev: previous ? sentenceCase(dreamLink(previous)) : '',
  }
  if (!symbol.words) return chooser.sayShort(lines.unquoted, slots)
  const [quotes, longQuotes, met] = previous
    ? [lines.quotes, lines.longQuotes, lines.meetings]
    : [lines.firstQuotes, lines.firstLongQuotes, lines.firstMeetings]
  return paragraph(chooser.sayShort(quotes, slots) || chooser.say(longQuotes, slots), chooser.sayShort(met, slots))
}

const ofSymbol = (symbol: Dreamed, at: number, night: Night): string => {
  const { chooser } = night
  const readings = readingsIn(symbol, chooser.below(Math.max(1, symbol.readings.length)))
  return paragraph(
    meeting(symbol, at, night, readings),
    symbol.times > 1 && chooser.hasFresh(lines.again) ? chooser.say(lines.again) : '',
    beside(symbol, at, night, readings),
    chooser.pick(lines.questionLeads),
    symbol.ask,
  )
}

const ofOwnWords = ({ kind, words }: Dreamed, { chooser }: Night): string => {
  const pool = kind === 'beginning' || kind === 'ending' || kind === 'word' ? ownWords[kind] : []
  return paragraph(words ? chooser.say(pool, { q: words }) : '', chooser.say(ownQuestions), chooser.say(ownQuestions))
}

/** One symbol, or one place in the reader's own words, under its heading. */
export const section = (symbol: Dreamed, at: number, night: Night): string[] => {
  night.chooser.enter(`section ${symbol.id}`)
  const heading = `## [${symbol.label}](fact:${symbol.id})`
  return [heading, symbol.kind === 'symbol' ? ofSymbol(symbol, at, night) : ofOwnWords(symbol, night)]
}
