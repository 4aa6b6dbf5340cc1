import type { DrawnCard } from './drawn-card.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** The time a reading is about: `term` is one word for it, `span` and `ahead` noun phrases, `draws` what follows "cards were drawn". */
export type ReadingTime = { term: string; span: string; ahead: string; draws: readonly string[] }

/** Words for a timeframe that starts on `date` (YYYY-MM-DD); without a date they stay general. */
export function readingTime(timeframe: string | null | undefined, date: string | null | undefined): ReadingTime {
  const day = parseDay(date)
  if (timeframe === 'week') {
    return {
      term: 'week',
      span: 'these seven days',
      ahead: 'the week ahead',
      draws: day ? [`for the seven days from ${weekdayOf(day)}`, `for the week from ${weekdayOf(day)}`] : ['for the week'],
    }
  }
  if (timeframe === 'month') {
    return {
      term: 'month',
      span: 'the coming weeks',
      ahead: 'the month ahead',
      draws: day ? ['for the month ahead', `for the month from ${monthDay(day)}`] : ['for the month ahead'],
    }
  }
  if (timeframe === 'tomorrow') {
    const next = day && new Date(day.getTime() + 86_400_000)
    return {
      term: 'day',
      span: 'tomorrow',
      ahead: 'tomorrow',
      draws: next ? [`for tomorrow, ${weekdayOf(next)},`, `for ${weekdayOf(next)}`] : ['for tomorrow'],
    }
  }
  return {
    term: 'moment',
    span: 'this moment',
    ahead: 'the present',
    draws: day ? ['for the present', `for where things stand this ${weekdayOf(day)}`, `on this ${weekdayOf(day)}`] : ['for the present'],
  }
}

/** The weekday of a "day-3" card: the first its detail names, else counted from `date`. */
export function weekdayFor(card: DrawnCard, date: string | null | undefined): string {
  const named = /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/u.exec(card.detail)?.[0]
  const first = parseDay(date)
  const nth = Number(card.position.replace(/\D+/gu, ''))
  if (named || !first || !nth) return named ?? 'that day'
  return weekdayOf(new Date(first.getTime() + (nth - 1) * 86_400_000))
}

/** "Saturday" for "2026-11-21"; undefined when the text is no date. */
export function weekdayOfDate(date: string | null | undefined): string | undefined {
  const day = parseDay(date)
  return day && weekdayOf(day)
}

function parseDay(date: string | null | undefined): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/u.test(date ?? '')) return undefined
  const day = new Date(`${date?.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? undefined : day
}

function weekdayOf(day: Date): string {
  return weekdays[day.getUTCDay()] ?? ''
}

function monthDay(day: Date): string {
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}`
}
