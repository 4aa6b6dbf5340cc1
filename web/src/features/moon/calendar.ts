import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { monthAfter } from '../../lib/months.ts'
import { inSign } from '../../lib/moon-words.ts'
import type { Zone } from './zone.ts'

const DAY = 86_400_000
const DAYS = 7

type Event<K extends 'phases' | 'ingresses' | 'aspects' | 'eclipses' | 'voidOfCourse'> = MoonMonth[K][number]

/** The Moon of a day, at local noon. */
type NoonMoon = { phase: number; lit: number; sign: string }

export type MoonDay = {
  date: string
  number: number
  inMonth: boolean
  /** Undefined while the month loads. */
  moon?: NoonMoon
  phases: Event<'phases'>[]
  ingresses: Event<'ingresses'>[]
  aspects: Event<'aspects'>[]
  eclipses: Event<'eclipses'>[]
  /** The times void of course that overlap the day. */
  voids: Event<'voidOfCourse'>[]
}

export type MoonWeek = {
  days: MoonDay[]
  /** In days from the week's first midnight on the clock: the times void of course, and the changes of sign. */
  bands: { from: number; to: number }[]
  changes: number[]
}

const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10)
const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** The lit share of the disc; the Moon's latitude and distance change it by less than a drawing shows. */
export const litAt = (phase: number): number => (1 - Math.cos((phase * Math.PI) / 180)) / 2

/** The Moon at a moment between two noons of the answer. */
export const moonAt = ({ days }: MoonMonth, at: number): { phase: number; longitude: number } | undefined => {
  const first = days[0]
  if (!first) return undefined
  const along = (at - Date.parse(`${first.date}T12:00:00Z`)) / DAY
  const [before, after] = [days[Math.floor(along)], days[Math.floor(along) + 1]]
  if (!before || !after) return undefined
  const between = (from: number, to: number) => (from + ((to - from + 360) % 360) * (along - Math.floor(along))) % 360
  return { phase: between(before.phase, after.phase), longitude: between(before.longitude, after.longitude) }
}

const dayOf = (date: string, month: string, data: MoonMonth | undefined, zone: Zone): MoonDay => {
  const day: MoonDay = {
    date,
    number: Number(date.slice(8)),
    inMonth: date.startsWith(month),
    phases: [],
    ingresses: [],
    aspects: [],
    eclipses: [],
    voids: [],
  }
  if (!data) return day
  // Noon by the clock, as an instant: no zone is more than a day away from UTC.
  const noon = midnight(date) + DAY / 2
  const moon = moonAt(data, noon - (zone.wall(noon) - noon))
  const on = <T extends { at: string }>(events: readonly T[]): T[] => events.filter(({ at }) => zone.date(at) === date)
  const entered = data.ingresses.findLast(({ at }) => zone.wall(at) <= noon)
  return {
    ...day,
    ...(moon && { moon: { phase: moon.phase, lit: litAt(moon.phase), sign: entered?.sign ?? inSign(moon.longitude).sign } }),
    phases: on(data.phases),
    ingresses: on(data.ingresses),
    aspects: on(data.aspects),
    eclipses: on(data.eclipses),
    voids: data.voidOfCourse.filter(({ from, to }) => zone.date(from) <= date && zone.date(to) >= date),
  }
}

/** The weeks of a month from Sunday to Saturday, in a time zone; without data, its bare days. */
export const weeksOf = (month: string, data: MoonMonth | undefined, zone: Zone): MoonWeek[] => {
  const first = midnight(`${month}-01`)
  const start = first - new Date(first).getUTCDay() * DAY
  const end = midnight(`${monthAfter(month, 1)}-01`)
  return Array.from({ length: Math.ceil((end - start) / DAY / DAYS) }, (_, week): MoonWeek => {
    const from = start + week * DAYS * DAY
    const along = (instant: string) => (zone.wall(instant) - from) / DAY
    const days = Array.from({ length: DAYS }, (_day, day) => dayOf(dateOf(from + day * DAY), month, data, zone))
    return {
      days,
      bands: (data?.voidOfCourse ?? [])
        .map((one) => ({ from: Math.max(0, along(one.from)), to: Math.min(DAYS, along(one.to)) }))
        .filter((band) => band.to > band.from),
      changes: (data?.ingresses ?? []).map(({ at }) => along(at)).filter((at) => at >= 0 && at < DAYS),
    }
  })
}

/** The events of the month itself, without the weeks around it. */
export const inMonth = <T extends { at: string }>(events: readonly T[], month: string, zone: Zone): T[] =>
  events.filter(({ at }) => zone.date(at).startsWith(month))

/** The times void of course that overlap the month. */
export const voidsIn = ({ voidOfCourse }: MoonMonth, month: string, zone: Zone) =>
  voidOfCourse.filter(({ from, to }) => zone.date(from).slice(0, 7) <= month && zone.date(to).slice(0, 7) >= month)
