import { signNames } from '@sibyl/contracts/signs'
import { type AspectKind, aspectKinds } from '../chart/aspects.ts'
import { type Body, bodies, bodyCodes } from '../chart/bodies.ts'

/** The Moon's quarters from new Moon on, as facts name them. */
export const phases = ['new', 'first-quarter', 'full', 'last-quarter'] as const
export type Phase = (typeof phases)[number]

type Happening =
  | { kind: 'ingress'; body: Body; sign: number }
  | { kind: 'phase'; phase: Phase }
  | { kind: 'aspect'; a: Body; aspect: AspectKind; b: Body }
  | { kind: 'station'; body: Body }

/** An event of a week, at a minute of one of its local days, 0 to 6. */
export type WeekEvent = Happening & { day: number; minute: number }

/** `from` is midnight UTC of the first day's calendar date. */
export type Week = { from: Date; events: readonly WeekEvent[] }

const LONGEST = 590
const MOST_EVENTS = 40
const DAY_MINUTES = 24 * 60

const bodyOf = (code: string | undefined): Body | undefined => bodies.find((body) => bodyCodes[body] === code)
const signOf = (code: string): number => signNames.findIndex((name) => name.slice(0, 3).toLowerCase() === code)
const aspectOf = (code: string): AspectKind | undefined => aspectKinds.find((kind) => kind.slice(0, 3) === code)

const happening = (code: string): Happening | undefined => {
  const phase = phases.find((name) => code === `ph-${name}` || code === `ph-${name.split('-')[0]}`)
  if (phase) return { kind: 'phase', phase }
  const [first, what = '', third = ''] = code.split('-')
  const body = bodyOf(first)
  if (!body) return undefined
  if (what === 'st') return third === '' ? { kind: 'station', body } : undefined
  if (what === 'in') {
    const sign = signOf(third)
    return sign < 0 ? undefined : { kind: 'ingress', body, sign }
  }
  const [aspect, b] = [aspectOf(what), bodyOf(third)]
  return aspect && b ? { kind: 'aspect', a: body, aspect, b } : undefined
}

const eventOf = (item: string): WeekEvent | undefined => {
  const [, day, minute, code = ''] = /^([0-6])\.(\d{1,4})\.([a-z]{2}-[a-z]{2,5}(?:-[a-z]{2,7})?)$/.exec(item) ?? []
  const happened = day !== undefined && Number(minute) < DAY_MINUTES ? happening(code) : undefined
  return happened && { ...happened, day: Number(day), minute: Number(minute) }
}

const dateOf = (text: string | undefined): Date | undefined => {
  const [, year = '', month = '', day = ''] = /^d(\d{4})(\d{2})(\d{2})$/.exec(text ?? '') ?? []
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? date : undefined
}

/**
 * Decodes a week such as `d20261123-1.729.mo-in-gem-1.953.ph-full-3.57.ma-tri-sa`, where days count from the date; undefined for any other
 * code.
 */
export const parseWeek = (code: string): Week | undefined => {
  if (code.length > LONGEST) return undefined
  const [first, ...items] = code.split(/-(?=\d\.)/)
  const from = dateOf(first)
  if (!from || items.length > MOST_EVENTS) return undefined
  const events = items.flatMap((item) => eventOf(item) ?? [])
  if (events.length < items.length) return undefined
  return { from, events: events.sort((a, b) => a.day - b.day || a.minute - b.minute) }
}
