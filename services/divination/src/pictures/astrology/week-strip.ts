import { signGlyphs } from '@sibyl/contracts/drawing/sign-glyphs'
import { bodyGlyphs, glyphAt } from './glyphs.ts'
import { GOLD, INK, NIGHT, QUIET } from './ink.ts'
import { moonDisc } from './moon-disc.ts'
import type { Strip, StripEvent } from './plain-data.ts'
import { clock, dayOf, longDate, marks, storyOf, weekday, words } from './week-marks.ts'

const DAY = 106
const MARGIN = 9
const WIDTH = 7 * DAY + 2 * MARGIN
const MOON_Y = 128
const SIGN_Y = 192
const FIRST_Y = 252
const STEP = 68

const eventMark = (event: StripEvent, row: number): string => {
  const x = MARGIN + event.day * DAY + DAY / 2
  const y = FIRST_Y + row * STEP
  return `<g data-fact="${event.fact}"><title>${event.title}, ${clock(event.minute)}</title><rect x="${x - DAY / 2 + 3}" y="${y - 24}" width="${DAY - 6}" height="${STEP - 6}" rx="8" class="hit" fill="${NIGHT}" fill-opacity="0"/>${marks(event.mark, x, y)}${words(clock(event.minute), x, y + 35, 20, QUIET)}</g>`
}

const dayColumn = (strip: Strip, { fact, elongation, sign }: Strip['days'][number], day: number): string => {
  const x = MARGIN + day * DAY + DAY / 2
  const date = dayOf(strip, day)
  const moon =
    elongation === undefined
      ? glyphAt(bodyGlyphs.mo ?? '', x, MOON_Y, 46, GOLD, 1.6, 0)
      : `<g transform="translate(${x} ${MOON_Y})">${moonDisc(elongation, 36)}</g>`
  const hit = `<rect x="${x - DAY / 2 + 3}" y="${MOON_Y - 46}" width="${DAY - 6}" height="${SIGN_Y - MOON_Y + 66}" rx="8" class="hit" fill="${NIGHT}" fill-opacity="0"/>`
  const inSign = sign === undefined ? '' : glyphAt(signGlyphs[sign] ?? '', x, SIGN_Y, 25, GOLD, 2, 0)
  const title = `The Moon of ${weekday.format(date)} ${date.getUTCDate()}`
  const border = day === 0 ? '' : `<path d="M${x - DAY / 2} 20V214" stroke="${GOLD}" stroke-opacity=".28"/>`
  return `${border}${words(weekday.format(date), x, 36, 21, QUIET)}${words(String(date.getUTCDate()), x, 70, 31, INK)}<g data-fact="${fact}"><title>${title}</title>${hit}${moon}${inSign}</g>`
}

/** Draws seven days with the Moon and the events in the sky. */
export const weekStrip = (week: Strip): string => {
  const rows = Array.from({ length: 7 }, () => 0)
  const events = week.events.map((event) => {
    const row = rows[event.day] ?? 0
    rows[event.day] = row + 1
    return eventMark(event, row)
  })
  const height = FIRST_Y + Math.max(1, ...rows) * STEP - 8
  const days = week.days.map((one, day) => dayColumn(week, one, day))
  const borders = rows.map((_, day) => (day === 0 ? '' : `M${MARGIN + day * DAY} 228V${height - 20}`)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="t d"><title id="t">The sky of the week from ${longDate.format(week.from)}</title><desc id="d">${storyOf(week)}</desc><rect width="${WIDTH}" height="${height}" fill="${NIGHT}"/><path d="M2 4H${WIDTH - 2}M2 8H${WIDTH - 2}M2 ${height - 4}H${WIDTH - 2}M2 ${height - 8}H${WIDTH - 2}" stroke="${GOLD}" stroke-width="1.1"/><path d="M${MARGIN} 216H${WIDTH - MARGIN}" stroke="${GOLD}" stroke-opacity=".6"/><path d="${borders}" stroke="${GOLD}" stroke-opacity=".14"/>${days.join('')}${events.join('')}</svg>`
}
