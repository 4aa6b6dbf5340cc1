import type { Fact } from '../reading-request.ts'
import { document, inWords, isShort, paragraph } from '../text/prose.ts'
import { disclaimers } from './phrases/natal-frames.ts'
import { signVoices } from './phrases/signs.ts'
import * as frames from './phrases/week-frames.ts'
import { degreeOf, factWith, houseSlots, linked, numberOf, running, signSlots, textOf, titleFrom } from './sky.ts'
import { dayOf, dayParagraphs, happening, isOwn, kindOf, ownGift, type Week } from './week-day.ts'

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
  return days.flatMap((day) => [
    `## ${inFull(day)}`,
    ...dayParagraphs(
      week,
      events.filter((fact) => dayOf(fact) === day),
    ),
  ])
}

/** The planet that rules the reader's Sun, with what touches its place at birth. */
const rulerSection = (week: Week, ruler: Fact, touching: readonly Fact[]): string[] => {
  const { chooser } = week
  chooser.enter('ruler')
  const line = chooser.say(frames.rulerLines, {
    ...signSlots(numberOf(ruler, 'sign'), chooser),
    ...houseSlots(numberOf(ruler, 'house'), chooser),
    own: ownGift(week),
    fact: linked(ruler),
  })
  return [
    `## ${chooser.pick(frames.rulerHeadings)}`,
    paragraph(line, ...touching.map((fact) => happening(week, fact, textOf(fact, 'local')))),
  ]
}

/** The house of the reader's own in which most of the week happens. */
const busiestHouse = (happenings: readonly Fact[]): number | undefined => {
  const houses = happenings.flatMap((fact) => numberOf(fact, 'house') ?? [])
  const timesOf = (house: number): number => houses.filter((each) => each === house).length
  return [...houses].sort((a, b) => timesOf(b) - timesOf(a))[0]
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
  const opening = paragraph(chooser.say(frames.openings, slots), chooser.say(frames.shape, { count: inWords(exact) }))
  const body = [
    ...daySections(given, events),
    ...(own.length > 0
      ? [
          `## ${chooser.pick(frames.toSunHeadings)}`,
          paragraph(...own.slice(0, 4).map((fact) => happening(given, fact, textOf(fact, 'local')))),
        ]
      : []),
    ...(ruler ? rulerSection(given, ruler, toRuler.slice(0, 3)) : []),
  ]
  chooser.enter('closing')
  const ending = { ...signSlots(sign, chooser), ...houseSlots(busiestHouse(happenings), chooser), own: ownGift(given) }
  const gathered = chooser.say(frames.gathered, ending)
  const closing = paragraph(
    gathered,
    isShort(gathered) ? chooser.say(frames.closings, ending) : '',
    chooser.pick(signVoices[sign ?? 0]?.advice ?? []),
    chooser.say(disclaimers),
  )
  return document([`# ${title}`, opening, ...body, closing])
}
