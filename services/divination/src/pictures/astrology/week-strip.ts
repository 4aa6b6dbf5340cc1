import type { AspectKind } from '../../methods/astrology/chart/aspects.ts'
import { bodyCodes, bodyNames } from '../../methods/astrology/chart/bodies.ts'
import { signName } from '../../methods/astrology/chart/signs.ts'
import { aspectGlyphs, bodyGlyphs, glyphAt, signGlyphs } from './glyphs.ts'
import { BLUE, CORAL, GOLD, INK, NIGHT, QUIET, SANS } from './ink.ts'
import { moonDisc } from './moon-disc.ts'
import { type Phase, parseWeek, phases, type Week, type WeekEvent } from './week-code.ts'

const DAY = 106
const MARGIN = 9
const WIDTH = 7 * DAY + 2 * MARGIN
const MOON_Y = 128
const SIGN_Y = 192
const FIRST_Y = 252
const STEP = 68
const MINUTES = 24 * 60
/** The Moon's mean gain on the Sun in degrees a minute: once round in a synodic month of 29.530589 days. */
const MOON_GAIN = 360 / (29.530589 * MINUTES)

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayOf = ({ from }: Week, day: number): Date => new Date(from.getTime() + day * MINUTES * 60_000)

const two = (value: number): string => String(value).padStart(2, '0')
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
const words = (text: string, x: number, y: number, size: number, colour: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="middle" font-family="${SANS}">${text}</text>`

const elongationOf = (phase: Phase): number => phases.indexOf(phase) * 90
const moment = ({ day, minute }: WeekEvent): number => day * MINUTES + minute

/** The Moon's lead over the Sun at a minute of the week: between two quarters in proportion, beside one at the mean pace. */
const elongationAt = (at: number, { events }: Week): number | undefined => {
  const known = events.flatMap((event) => (event.kind === 'phase' ? [{ at: moment(event), elongation: elongationOf(event.phase) }] : []))
  const [first, second] = known
  if (!first) return undefined
  if (!second) return first.elongation + (at - first.at) * MOON_GAIN
  const pace = ((second.elongation - first.elongation + 360) % 360) / (second.at - first.at)
  return first.elongation + (at - first.at) * (pace > 0 && pace < 2 * MOON_GAIN ? pace : MOON_GAIN)
}

/** The sign the Moon is in at a minute of the week, as far as its ways from sign to sign tell. */
const moonSignAt = (at: number, { events }: Week): number | undefined => {
  const ways = events.flatMap((event) =>
    event.kind === 'ingress' && event.body === 'moon' ? [{ at: moment(event), sign: event.sign }] : [],
  )
  const last = ways.filter((way) => way.at <= at).at(-1)
  if (last) return last.sign
  return ways[0] && (ways[0].sign + 11) % 12
}

const factOf = (event: WeekEvent): string => {
  switch (event.kind) {
    case 'ingress':
      return `${event.body}-enters-${signName(event.sign).toLowerCase()}`
    case 'phase':
      return `phase-${event.phase}`
    case 'aspect':
      return `transit-${event.a}-${event.aspect}-${event.b}`
    case 'station':
      return `station-${event.body}`
    default:
      return event satisfies never
  }
}

const phaseNames: Readonly<Record<Phase, string>> = {
  new: 'New Moon',
  'first-quarter': 'First quarter Moon',
  full: 'Full Moon',
  'last-quarter': 'Last quarter Moon',
}

const told = (event: WeekEvent): string => {
  switch (event.kind) {
    case 'ingress':
      return `${bodyNames[event.body]} enters ${signName(event.sign)}`
    case 'phase':
      return phaseNames[event.phase]
    case 'aspect':
      return `${bodyNames[event.a]} ${event.aspect} ${bodyNames[event.b]}`
    case 'station':
      return `${bodyNames[event.body]} stands still and turns`
    default:
      return event satisfies never
  }
}

const aspectColour: Readonly<Record<AspectKind, string>> = {
  conjunction: GOLD,
  sextile: BLUE,
  square: CORAL,
  trine: BLUE,
  opposition: CORAL,
}

/** Up to three small marks in a row about `x`. */
const marks = (event: WeekEvent, x: number, y: number): string => {
  const body = (id: keyof typeof bodyCodes, at: number) => glyphAt(bodyGlyphs[bodyCodes[id]] ?? '', at, y, 27, INK, 2.1, 0)
  switch (event.kind) {
    case 'ingress':
      return `${body(event.body, x - 28)}<path d="M${x - 8} ${y}h14m-5-5l5 5l-5 5" fill="none" stroke="${QUIET}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>${glyphAt(signGlyphs[event.sign] ?? '', x + 27, y, 26, GOLD, 2.1, 0)}`
    case 'phase':
      return `<g transform="translate(${x} ${y})">${moonDisc(elongationOf(event.phase), 15)}</g>`
    case 'aspect':
      return `${body(event.a, x - 32)}${glyphAt(aspectGlyphs[event.aspect.slice(0, 3)] ?? '', x, y, 22, aspectColour[event.aspect], 1.9, 0)}${body(event.b, x + 32)}`
    case 'station':
      return `${body(event.body, x - 16)}<path d="M${x + 8} ${y + 9}v-11a8 8 0 0 1 16 0v11m-5-5l5 5l5-5" fill="none" stroke="${BLUE}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`
    default:
      return event satisfies never
  }
}

const eventMark = (event: WeekEvent, row: number): string => {
  const x = MARGIN + event.day * DAY + DAY / 2
  const y = FIRST_Y + row * STEP
  return `<g data-fact="${factOf(event)}"><title>${told(event)}, ${clock(event.minute)}</title><rect x="${x - DAY / 2 + 3}" y="${y - 24}" width="${DAY - 6}" height="${STEP - 6}" rx="8" class="hit" fill="${NIGHT}" fill-opacity="0"/>${marks(event, x, y)}${words(clock(event.minute), x, y + 35, 20, QUIET)}</g>`
}

const dayColumn = (week: Week, day: number): string => {
  const x = MARGIN + day * DAY + DAY / 2
  const noon = day * MINUTES + MINUTES / 2
  const elongation = elongationAt(noon, week)
  const sign = moonSignAt(noon, week)
  const date = dayOf(week, day)
  const moon =
    elongation === undefined
      ? glyphAt(bodyGlyphs.mo ?? '', x, MOON_Y, 46, GOLD, 1.6, 0)
      : `<g transform="translate(${x} ${MOON_Y})">${moonDisc(elongation, 36)}</g>`
  const hit = `<rect x="${x - DAY / 2 + 3}" y="${MOON_Y - 46}" width="${DAY - 6}" height="${SIGN_Y - MOON_Y + 66}" rx="8" class="hit" fill="${NIGHT}" fill-opacity="0"/>`
  const inSign = sign === undefined ? '' : glyphAt(signGlyphs[sign] ?? '', x, SIGN_Y, 25, GOLD, 2, 0)
  const title = `The Moon of ${weekday.format(date)} ${date.getUTCDate()}`
  const border = day === 0 ? '' : `<path d="M${x - DAY / 2} 20V214" stroke="${GOLD}" stroke-opacity=".28"/>`
  return `${border}${words(weekday.format(date), x, 36, 21, QUIET)}${words(String(date.getUTCDate()), x, 70, 31, INK)}<g data-fact="day-${day + 1}-moon"><title>${title}</title>${hit}${moon}${inSign}</g>`
}

/** Seven days with the Moon and what happens in the sky, from a code (see parseWeek); undefined where the code is no week. */
export const weekStrip = (code: string): string | undefined => {
  const week = parseWeek(code)
  if (!week) return undefined
  const rows = Array.from({ length: 7 }, () => 0)
  const events = week.events.map((event) => {
    const row = rows[event.day] ?? 0
    rows[event.day] = row + 1
    return eventMark(event, row)
  })
  const height = FIRST_Y + Math.max(1, ...rows) * STEP - 8
  const days = rows.map((_, day) => dayColumn(week, day))
  const story = week.events.map((event) => `${weekday.format(dayOf(week, event.day))} ${clock(event.minute)} ${told(event)}`)
  const borders = rows.map((_, day) => (day === 0 ? '' : `M${MARGIN + day * DAY} 228V${height - 20}`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t d"><title id="t">The sky of the week from ${longDate.format(week.from)}</title><desc id="d">${story.length > 0 ? `${story.join('. ')}.` : 'Nothing changes sign or phase.'}</desc><rect width="${WIDTH}" height="${height}" fill="${NIGHT}"/><path d="M2 4H${WIDTH - 2}M2 8H${WIDTH - 2}M2 ${height - 4}H${WIDTH - 2}M2 ${height - 8}H${WIDTH - 2}" stroke="${GOLD}" stroke-width="1.1"/><path d="M${MARGIN} 216H${WIDTH - MARGIN}" stroke="${GOLD}" stroke-opacity=".6"/><path d="${borders}" stroke="${GOLD}" stroke-opacity=".14"/>${days.join('')}${events.join('')}</svg>`
}
