import { signGlyphs } from '@sibyl/contracts/drawing/sign-glyphs'
import { bodyGlyphs, glyphAt } from './glyphs.ts'
import { GOLD, INK, NIGHT, QUIET } from './ink.ts'
import { moonDisc } from './moon-disc.ts'
import type { Strip, StripEvent } from './plain-data.ts'
import { clock, dayOf, longDate, marks, storyOf, weekday, words } from './week-marks.ts'

const WIDTH = 608
/** The column of the days' names and Moons; events stand to the right of it. */
const MOON_X = 142
const SIGN_X = 206
const MARK_X = 352
const CLOCK_X = 592
const EVENTS_X = 262
const STEP = 56
const LEAST = 96
const PADDING = 22
const FRAME = 14

const heightOf = (events: number): number => Math.max(LEAST, events * STEP + PADDING)

const eventRow = (event: StripEvent, y: number): string =>
  `<g data-fact="${event.fact}"><title>${event.title}, ${clock(event.minute)}</title><rect x="${EVENTS_X}" y="${y - STEP / 2 + 2}" width="${WIDTH - EVENTS_X - 2}" height="${STEP - 4}" rx="8" class="hit" fill="${NIGHT}" fill-opacity="0"/>${marks(event.mark, MARK_X, y)}${words(clock(event.minute), CLOCK_X, y + 9, 26, QUIET, 'end')}</g>`

const dayRow = (
  week: Strip,
  { fact, elongation, sign }: Strip['days'][number],
  day: number,
  top: number,
): { svg: string; height: number } => {
  const events = week.events.filter((event) => event.day === day)
  const height = heightOf(events.length)
  const y = top + height / 2
  const date = dayOf(week, day)
  const moon =
    elongation === undefined
      ? glyphAt(bodyGlyphs.mo ?? '', MOON_X, y, 44, GOLD, 1.6, 0)
      : `<g transform="translate(${MOON_X} ${y})">${moonDisc(elongation, 31)}</g>`
  const inSign = sign === undefined ? '' : glyphAt(signGlyphs[sign] ?? '', SIGN_X, y, 27, GOLD, 2, 0)
  const hit = `<rect x="96" y="${y - 42}" width="146" height="84" rx="8" class="hit" fill="${NIGHT}" fill-opacity="0"/>`
  const title = `The Moon of ${weekday.format(date)} ${date.getUTCDate()}`
  const rule = day === 0 ? '' : `<path d="M2 ${top}H${WIDTH - 2}" stroke="${GOLD}" stroke-opacity=".28"/>`
  const first = y - ((events.length - 1) * STEP) / 2
  const rows = events.map((event, at) => eventRow(event, first + at * STEP)).join('')
  return {
    svg: `${rule}${words(weekday.format(date), 8, y - 8, 25, QUIET, 'start')}${words(String(date.getUTCDate()), 8, y + 30, 36, INK, 'start')}<g data-fact="${fact}"><title>${title}</title>${hit}${moon}${inSign}</g>${rows}`,
    height,
  }
}

/** Draws the week of a strip one day below the other, for a column beside a text. */
export const weekColumn = (week: Strip): string => {
  let top = FRAME
  const days = week.days.map((one, day) => {
    const { svg, height } = dayRow(week, one, day, top)
    top += height
    return svg
  })
  const height = top + FRAME
  const frame = `<path d="M2 4H${WIDTH - 2}M2 8H${WIDTH - 2}M2 ${height - 4}H${WIDTH - 2}M2 ${height - 8}H${WIDTH - 2}" stroke="${GOLD}" stroke-width="1.1"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t d"><title id="t">The sky of the week from ${longDate.format(week.from)}</title><desc id="d">${storyOf(week)}</desc><rect width="${WIDTH}" height="${height}" fill="${NIGHT}"/>${frame}${days.join('')}</svg>`
}
