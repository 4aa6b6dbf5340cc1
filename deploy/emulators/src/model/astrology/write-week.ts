import type { Fact, ReadingRequest } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { document, inWords, paragraph } from '../text/prose.ts'
import { disclaimers } from './phrases/natal-frames.ts'
import { signVoices } from './phrases/signs.ts'
import { weekThemes } from './phrases/themes.ts'
import * as frames from './phrases/week-frames.ts'
import { capital, degreeOf, factWith, houseSlot, linked, numberOf, running, signSlots, textOf, titleFrom } from './sky.ts'

type Week = { request: ReadingRequest; chooser: Chooser; sun: Fact; week: Fact }

const isOwn = (fact: Fact): boolean => fact.data?.natal === true
const kindOf = (fact: Fact): string => textOf(fact, 'kind')

/** The day and the hour of a fact, as its local time gives them: "Tue 24 November, 12:09". */
const dayOf = (fact: Fact): string => textOf(fact, 'local').split(', ')[0] ?? ''
const hourOf = (fact: Fact): string => textOf(fact, 'local').split(', ')[1] ?? ''

const signOfEvent = (fact: Fact): number | undefined => {
  const signs = fact.data?.signs
  return Array.isArray(signs) && typeof signs[0] === 'number' ? signs[0] : numberOf(fact, 'sign')
}

const poolFor = (fact: Fact): readonly string[] => {
  const aspect = textOf(fact, 'aspect')
  if (isOwn(fact)) return frames.toSun[aspect] ?? []
  if (aspect && textOf(fact, 'a') === 'moon') return frames.lunarFrames[aspect] ?? []
  if (aspect) return frames.aspectFrames[aspect] ?? []
  if (kindOf(fact) === 'moon-day') return frames.moonDay
  if (kindOf(fact) === 'phase') return frames.phaseFrames[textOf(fact, 'phase')] ?? []
  if (kindOf(fact) === 'station') return frames.stationFrames[textOf(fact, 'turns')] ?? []
  return textOf(fact, 'body') === 'moon' ? frames.moonEntry : frames.signEntry
}

const adviceFor = (fact: Fact, chooser: Chooser): string => {
  if (kindOf(fact) === 'phase') return chooser.pick(frames.phaseAdvice[textOf(fact, 'phase')] ?? [])
  const moves = kindOf(fact) === 'sign-entry' && textOf(fact, 'body') === 'moon'
  return moves && chooser.chance(0.5) ? chooser.say(frames.moonAdvice) : ''
}

const told = ({ chooser }: Week, fact: Fact, when: string): string => {
  chooser.enter(`event ${fact.id}`)
  const theme = (key: string, other = '') => chooser.pick(weekThemes[textOf(fact, key) || textOf(fact, other)] ?? weekThemes.sun ?? [])
  const a = theme('a', 'body')
  const phase = kindOf(fact) === 'phase' ? /^\[(?:New|Full|First|Last)/u : undefined
  const link = phase?.test(linked(fact)) ? `the ${linked(fact)}` : running(fact)
  const line = chooser.say(poolFor(fact), {
    ...signSlots(signOfEvent(fact), chooser),
    fact: link,
    Fact: capital(link),
    when,
    When: capital(when),
    where: houseSlot(numberOf(fact, 'house'), chooser),
    a,
    A: capital(a),
    b: theme('b'),
  })
  return paragraph(line, adviceFor(fact, chooser))
}

const weekdays: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

const inFull = (day: string): string => day.replace(/^[A-Z][a-z]{2}\b/u, (short) => `${weekdays[short] ?? short},`)

const daySections = (week: Week, events: readonly Fact[]): string[] => {
  const days = [...new Set(events.map(dayOf))]
  return days.flatMap((day) => {
    const own = events.filter((fact) => dayOf(fact) === day)
    return [`## ${inFull(day)}`, paragraph(...own.map((fact) => told(week, fact, hourOf(fact) ? `at ${hourOf(fact)}` : 'that day')))]
  })
}

/** The planet that rules the reader's Sun, with what touches its place at birth. */
const rulerSection = (week: Week, ruler: Fact, touching: readonly Fact[]): string[] => {
  const { chooser } = week
  chooser.enter('ruler')
  const line = chooser.say(frames.rulerLines, {
    ...signSlots(numberOf(ruler, 'sign'), chooser),
    fact: linked(ruler),
    where: houseSlot(numberOf(ruler, 'house'), chooser),
  })
  return [`## ${chooser.pick(frames.rulerHeadings)}`, paragraph(line, ...touching.map((fact) => told(week, fact, textOf(fact, 'local'))))]
}

/** A week: the reader's Sun, the days in their order, and what speaks to that Sun; for premium readers each day and the Sun's ruler. */
export function writeWeek(given: Week): string {
  const { request, chooser, sun, week } = given
  const happenings = request.facts.filter((fact) => textOf(fact, 'local') !== '' && fact !== week && fact !== sun)
  const events = happenings.filter((fact) => !isOwn(fact))
  const own = happenings.filter((fact) => isOwn(fact) && textOf(fact, 'b') === 'sun')
  const toRuler = happenings.filter((fact) => isOwn(fact) && textOf(fact, 'b') !== 'sun')
  const ruler = factWith(request, 'ruler')
  const sign = numberOf(sun, 'sign')
  const exact = happenings.filter((fact) => kindOf(fact) !== 'moon-day').length
  chooser.enter('title')
  const title = titleFrom(frames.titles, sign, chooser)
  chooser.enter('opening')
  const slots = { ...signSlots(sign, chooser), sun: running(sun), degree: degreeOf(sun), week: linked(week) }
  const opening = paragraph(
    chooser.say(frames.openings, slots),
    chooser.say(frames.shape, { count: inWords(exact), Count: capital(inWords(exact)) }),
  )
  const body = [
    ...daySections(given, events),
    ...(own.length > 0
      ? [`## ${chooser.pick(frames.toSunHeadings)}`, paragraph(...own.slice(0, 4).map((fact) => told(given, fact, textOf(fact, 'local'))))]
      : []),
    ...(ruler ? rulerSection(given, ruler, toRuler.slice(0, 3)) : []),
  ]
  chooser.enter('closing')
  const closing = paragraph(
    chooser.say(frames.closings, { ...slots, ...signSlots(sign, chooser), where: houseSlot(1 + chooser.below(12), chooser) }),
    chooser.pick(signVoices[sign ?? 0]?.advice ?? []),
    chooser.say(disclaimers),
  )
  return document([`# ${title}`, opening, ...body, closing])
}
