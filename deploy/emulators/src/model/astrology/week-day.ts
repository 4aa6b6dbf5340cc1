import type { Fact, ReadingRequest } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { countWords, isShort, paragraph } from '../text/prose.ts'
import { weekThemes } from './phrases/themes.ts'
import * as frames from './phrases/week-frames.ts'
import { lunarHours, moonMoods } from './phrases/week-skies.ts'
import { capital, houseSlots, numberOf, running, signSlots, textOf } from './sky.ts'

/** What a week is written from. */
export type Week = { request: ReadingRequest; chooser: Chooser; sun: Fact; week: Fact }

/** Whether a fact is of the reader's own sky at birth. */
export const isOwn = (fact: Fact): boolean => fact.data?.natal === true
export const kindOf = (fact: Fact): string => textOf(fact, 'kind')

/** The day and the hour of a fact, as its local time gives them: "Tue 24 November, 12:09". */
export const dayOf = (fact: Fact): string => textOf(fact, 'local').split(', ')[0] ?? ''
const hourOf = (fact: Fact): string => textOf(fact, 'local').split(', ')[1] ?? ''
const whenOf = (fact: Fact): string => (hourOf(fact) ? `at ${hourOf(fact)}` : 'that day')

const isLunar = (fact: Fact): boolean => !isOwn(fact) && textOf(fact, 'aspect') !== '' && textOf(fact, 'a') === 'moon'

const signOfEvent = (fact: Fact): number | undefined => {
  const signs = fact.data?.signs
  return Array.isArray(signs) && typeof signs[0] === 'number' ? signs[0] : numberOf(fact, 'sign')
}

const poolFor = (fact: Fact): readonly string[] => {
  const aspect = textOf(fact, 'aspect')
  if (isOwn(fact)) return textOf(fact, 'b') === 'sun' ? (frames.toSun[aspect] ?? []) : frames.toRuler
  if (aspect) return frames.aspectFrames[aspect] ?? []
  if (kindOf(fact) === 'moon-day') return frames.moonDay
  if (kindOf(fact) === 'phase') return frames.phaseFrames[textOf(fact, 'phase')] ?? []
  if (kindOf(fact) === 'station') return frames.stationFrames[textOf(fact, 'turns')] ?? []
  return textOf(fact, 'body') === 'moon' ? frames.moonEntry : frames.signEntry
}

const themeOf = (chooser: Chooser, body: string): string => chooser.pick(weekThemes[body] ?? weekThemes.sun ?? [])

/** What the sign of the reader's own Sun gives. */
export const ownGift = ({ chooser, sun }: Week): string => {
  const { gift = '', way = '' } = signSlots(numberOf(sun, 'sign'), chooser)
  return chooser.pick([gift, `your gift for ${way}`])
}

/** One happening: when it is, what it is like, and, unless a long sentence has said it, which part of life it touches. */
export const happening = (week: Week, fact: Fact, when: string, later = false): string => {
  const { chooser } = week
  chooser.enter(`event ${fact.id}`)
  const a = themeOf(chooser, textOf(fact, 'a') || textOf(fact, 'body'))
  const sign = signOfEvent(fact)
  const link = running(fact)
  const slots = {
    ...signSlots(sign, chooser),
    ...houseSlots(numberOf(fact, 'house'), chooser),
    own: ownGift(week),
    mood: chooser.pick(moonMoods[sign ?? 0] ?? []),
    fact: link,
    Fact: capital(link),
    when,
    When: later ? `${chooser.pick(['Later', 'Then'])}, ${when},` : capital(when),
    answer: signSlots(numberOf(week.sun, 'sign'), chooser).gift ?? '',
    a,
    b: themeOf(chooser, textOf(fact, 'b')),
  }
  const line = chooser.say(poolFor(fact), slots)
  if (!isShort(line)) return line
  const toSun = isOwn(fact) && textOf(fact, 'b') === 'sun'
  return paragraph(line, chooser.say(frames.touches, slots), toSun ? chooser.say(frames.toSunAnswers, slots) : '')
}

const roughAspects = new Set(['square', 'opposition'])

/** The Moon's passing aspects, one after another in a sentence. */
const passing = (week: Week, run: readonly Fact[], house: number | undefined): string => {
  const { chooser } = week
  chooser.enter(`passing ${run.map(({ id }) => id).join(' ')}`)
  const each = run.map((fact) => {
    const hours = lunarHours[textOf(fact, 'b')] ?? lunarHours.sun
    const does = chooser.pick((roughAspects.has(textOf(fact, 'aspect')) ? hours?.rough : hours?.easy) ?? [])
    return `${whenOf(fact)} ${running(fact)} ${does}`
  })
  const lead = chooser.pick(frames.lunarLeads)
  if (each.length < 2) return `${lead}${each.join('')}.`
  return `${lead}${each.join(', and ')}${chooser.say(frames.lunarTails, { ...houseSlots(house, chooser), own: ownGift(week) })}`
}

/** At most so many of the Moon's aspects are told of a day: they pass in an hour or two. */
const mostPassing = 2

/** How much an event of a day weighs; the heaviest says what the day is good for. */
const weightOf = (fact: Fact): number => {
  if (kindOf(fact) === 'phase') return 5
  if (kindOf(fact) === 'station') return 4
  if (textOf(fact, 'body') === 'moon') return kindOf(fact) === 'moon-day' ? 0 : 1
  return kindOf(fact) === 'sign-entry' ? 3 : 2
}

/** The event that says what a day is good for. */
const chiefOf = (events: readonly Fact[]): Fact | undefined => [...events].sort((a, b) => weightOf(b) - weightOf(a))[0]

/** One thing to do with a day, from its chief event. */
const deedFor = ({ chooser }: Week, chief: Fact): string => {
  chooser.enter(`deed ${chief.id}`)
  if (kindOf(chief) === 'phase') return chooser.pick(frames.phaseAdvice[textOf(chief, 'phase')] ?? [])
  return chooser.say(frames.deeds, houseSlots(numberOf(chief, 'house'), chooser))
}

/** A day of more words than these is told in two paragraphs. */
const longDay = 90

/** A day's happenings in their order, the chief one with a thing to do, in one paragraph or, where there are many, in two. */
export const dayParagraphs = (week: Week, events: readonly Fact[]): string[] => {
  const house = events.map((fact) => (kindOf(fact) === 'moon-day' ? numberOf(fact, 'house') : undefined)).find(Boolean)
  const lunar = events.filter(isLunar).slice(0, mostPassing)
  const others = events.filter((fact) => !isLunar(fact))
  const firstTimed = others.find((fact) => hourOf(fact) !== '')
  const chief = chiefOf(others)
  const told = others.map((fact) => {
    const later = hourOf(fact) !== '' && fact !== firstTimed
    return paragraph(happening(week, fact, whenOf(fact), later), fact === chief ? deedFor(week, fact) : '')
  })
  if (lunar.length > 0) told.push(passing(week, lunar, house))
  if (countWords(told.join(' ')) <= longDay || told.length < 2) return [paragraph(...told)]
  const half = Math.ceil(told.length / 2)
  return [paragraph(...told.slice(0, half)), paragraph(...told.slice(half))]
}
