import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Engine } from '../method.ts'
import { natalFacts, weekFacts } from './facts.ts'
import { begunSomewhere, birthOf } from './natal/birth.ts'
import { natalChart } from './natal/natal-chart.ts'
import { natalPicture, weekPicture } from './picture.ts'
import { weekFor } from './week/week.ts'
import { weekDetail } from './week/week-detail.ts'

/** @throws AppError invalid_input for an impossible birth */
export const cast: Engine<AstrologyForm> = (form, { premium, at, date, zone }) => {
  const now = Date.parse(at)
  if (form.readingType === 'natal') {
    const birth = birthOf(form, now)
    const chart = natalChart(birth)
    return { facts: natalFacts(chart, birth, premium), images: [natalPicture(chart)] }
  }
  begunSomewhere(form.dateOfBirth, now)
  const week = weekFor(form.dateOfBirth, date, zone)
  const detail = premium ? weekDetail(week, form.dateOfBirth) : undefined
  return { facts: weekFacts(week, detail), images: [weekPicture(week)], timeframe: 'week' }
}
