import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { brief } from './brief.ts'
import { natalFacts, weekFacts } from './facts.ts'
import { placementNaming } from './named.ts'
import { begunSomewhere, birthOf } from './natal/birth.ts'
import { natalChart } from './natal/natal-chart.ts'
import { natalPicture, weekPicture } from './picture.ts'
import { weekFor } from './week/week.ts'
import { weekDetail } from './week/week-detail.ts'

const principals = /^(?:sun|moon|ascendant|phase-[a-z-]+)$/

const principalIds = (facts: readonly Fact[]): string[] => facts.map(({ id }) => id).filter((id) => principals.test(id))

export const astrology: Engine<AstrologyForm> = {
  cast(form, { premium, at, date, zone }) {
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
  },
  brief,
  wordsBeside: [260, 460],
  principal: principalIds,
  // A week is written day by day and has its own headings.
  sections: (facts) => (facts.some(({ id }) => id === 'week') ? [] : principalIds(facts)),
  ...placementNaming,
}
