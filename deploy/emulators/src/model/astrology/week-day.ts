import type { Fact, ReadingRequest } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { countWords, isShort, paragraph, sentencesOf } from '../text/prose.ts'
import { weekThemes } from './phrases/themes.ts'
import * as frames from './phrases/week-frames.ts'
import { capital, degreeOf, houseSlot, linked, numberOf, running, signSlots, textOf } from './sky.ts'

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

const adviceFor = (fact: Fact, chooser: Chooser): string => {
  if (kindOf(fact) === 'phase') return chooser.pick(frames.phaseAdvice[textOf(fact, 'phase')] ?? [])
  const moves = kindOf(fact) === 'sign-entry' && textOf(fact, 'body') === 'moon'
  return moves && chooser.chance(0.4) ? chooser.say(frames.moonAdvice) : ''
}

const themeOf = (chooser: Chooser, body: string): string => chooser.pick(weekThemes[body] ?? weekThemes.sun ?? [])

/** What the sign of the reader's own Sun gives and needs, and the Sun's place. */
const ownSlots = ({ chooser, sun }: Week): { own: string; wish: string; degree: string } => {
  const { gift = '', need = '', way = '' } = signSlots(numberOf(sun, 'sign'), chooser)
  return { own: chooser.pick([gift, `a wish for ${need}`, `a gift for ${way}`]), wish: need, degree: degreeOf(sun) }
}

/** One happening: when it is, what it is like, and where it meets the reader. */
export const happening = (week: Week, fact: Fact, when: string): string => {
  const { chooser } = week
  chooser.enter(`event ${fact.id}`)
  const a = themeOf(chooser, textOf(fact, 'a') || textOf(fact, 'body'))
  const phase = kindOf(fact) === 'phase' ? /^\[(?:New|Full|First|Last)/u : undefined
  const link = phase?.test(linked(fact)) ? `the ${linked(fact)}` : running(fact)
  const own = ownSlots(week)
  const slots = {
    ...signSlots(signOfEvent(fact), chooser),
    ...own,
    fact: link,
    Fact: capital(link),
    when,
    When: capital(when),
    where: houseSlot(numberOf(fact, 'house'), chooser),
    a,
    A: capital(a),
    b: themeOf(chooser, textOf(fact, 'b')),
  }
  /** Others whose Sun is in the same sign share what it gives, and not its place. */
  const ofThisReader = (sentence: string): boolean => isShort(sentence) || sentence.includes(own.degree)
  const ofThisSign = (sentence: string): boolean => ofThisReader(sentence) || sentence.includes(own.own)
  const pool = poolFor(fact)
  const lines = [...pool, ...pool].map(() => chooser.say(pool, slots))
  const line = [ofThisReader, ofThisSign].flatMap((test) => lines.find((each) => sentencesOf(each).every(test)) ?? [])[0] ?? lines[0] ?? ''
  return paragraph(line, adviceFor(fact, chooser))
}

/** The Moon's passing aspects, one after another in a sentence. */
const passing = (week: Week, run: readonly Fact[], house: number | undefined): string => {
  const { chooser } = week
  chooser.enter(`passing ${run.map(({ id }) => id).join(' ')}`)
  const each = run.map((fact) => {
    const verb = chooser.pick(frames.lunarVerbs[textOf(fact, 'aspect')] ?? [])
    return `${whenOf(fact)} ${running(fact)} ${verb} ${themeOf(chooser, textOf(fact, 'b'))}`
  })
  if (each.length < 2) return `${each.join('')}.`
  const tail = chooser.say(frames.lunarTails, { ...ownSlots(week), where: houseSlot(house, chooser) })
  return `${each.slice(0, -1).join(', ')} and ${each.at(-1)}${tail}`
}

/** At most so many of the Moon's aspects stand in one sentence. */
const longestRun = 2

/** A day of more words than these is told in two paragraphs. */
const longDay = 125

/** A day's happenings in their order, in one paragraph or, where there are many, in more. */
export const dayParagraphs = (week: Week, events: readonly Fact[]): string[] => {
  const house = events.map((fact) => (kindOf(fact) === 'moon-day' ? numberOf(fact, 'house') : undefined)).find(Boolean)
  const told: string[] = []
  let run: Fact[] = []
  const endRun = (): void => {
    if (run.length > 0) told.push(passing(week, run, house))
    run = []
  }
  for (const fact of events) {
    if (isLunar(fact)) run.push(fact)
    if (!isLunar(fact) || run.length === longestRun) endRun()
    if (!isLunar(fact)) told.push(happening(week, fact, whenOf(fact)))
  }
  endRun()
  if (countWords(told.join(' ')) <= longDay) return [paragraph(...told)]
  const half = Math.ceil(told.length / 2)
  return [paragraph(...told.slice(0, half)), paragraph(...told.slice(half))]
}
