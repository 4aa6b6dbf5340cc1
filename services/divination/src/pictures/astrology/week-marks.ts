import { signGlyphs } from '@sibyl/contracts/drawing/sign-glyphs'
import { aspectGlyphs, bodyGlyphs, glyphAt } from './glyphs.ts'
import { BLUE, CORAL, GOLD, INK, QUIET, SANS } from './ink.ts'
import { moonDisc } from './moon-disc.ts'
import type { AspectKind, Strip, StripEvent } from './plain-data.ts'

const MINUTES = 24 * 60

export const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
export const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const dayOf = ({ from }: Strip, day: number): Date => new Date(from.getTime() + day * MINUTES * 60_000)

const two = (value: number): string => String(value).padStart(2, '0')
export const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
export const words = (text: string, x: number, y: number, size: number, colour: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" text-anchor="${anchor}" font-family="${SANS}">${text}</text>`

const aspectColour: Readonly<Record<AspectKind, string>> = {
  conjunction: GOLD,
  sextile: BLUE,
  square: CORAL,
  trine: BLUE,
  opposition: CORAL,
}

/** Up to three small marks in a row around `x`. */
export const marks = (mark: StripEvent['mark'], x: number, y: number): string => {
  const body = (code: string, at: number) => glyphAt(bodyGlyphs[code] ?? '', at, y, 27, INK, 2.1, 0)
  switch (mark.kind) {
    case 'ingress':
      return `${body(mark.body, x - 28)}<path d="M${x - 8} ${y}h14m-5-5l5 5l-5 5" fill="none" stroke="${QUIET}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>${glyphAt(signGlyphs[mark.sign] ?? '', x + 27, y, 26, GOLD, 2.1, 0)}`
    case 'phase':
      return `<g transform="translate(${x} ${y})">${moonDisc(mark.elongation, 15)}</g>`
    case 'aspect':
      return `${body(mark.a, x - 32)}${glyphAt(aspectGlyphs[mark.aspect.slice(0, 3)] ?? '', x, y, 22, aspectColour[mark.aspect], 1.9, 0)}${body(mark.b, x + 32)}`
    case 'station':
      return `${body(mark.body, x - 16)}<path d="M${x + 8} ${y + 9}v-11a8 8 0 0 1 16 0v11m-5-5l5 5l5-5" fill="none" stroke="${BLUE}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`
    default:
      return mark satisfies never
  }
}

/** The week in words, for screen readers. */
export const storyOf = (week: Strip): string => {
  const story = week.events.map((event) => `${weekday.format(dayOf(week, event.day))} ${clock(event.minute)} ${event.title}`)
  return story.length > 0 ? `${story.join('. ')}.` : 'Nothing changes sign or phase.'
}
