import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Fact } from '@sibyl/contracts/http/readings'
import type { Engine } from '../method.ts'
import { placementNaming } from './named.ts'
import { begunSomewhere, birthOf } from './natal/birth.ts'
import { natalChart } from './natal/natal-chart.ts'
import { natalFacts } from './natal/natal-facts.ts'
import { natalPicture } from './natal/natal-picture.ts'
import { weekFor } from './week/week.ts'
import { weekDetail } from './week/week-detail.ts'
import { weekFacts } from './week/week-facts.ts'
import { weekPicture } from './week/week-picture.ts'

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
  brief: `Where there is a fact "week", it is a reading of the reader's coming seven days; otherwise of their birth chart.

A birth chart: sections headed "## [label](fact:id)", the label in the reader’s language, for the Sun, the Moon and, where there is one, the
Ascendant; in each, what the sign says, what the house adds, and how it meets the others. Then one section each, with a plain heading of
your own, on two or three of the closest aspects, on what the houses hold together, and on the balance of elements and modes. Where a
label gives two signs, the hour of birth is not known: say so, and read both without choosing. Do not speak of houses or angles that are
not among the facts. Where there are rulers, dignities or a Part of Fortune, weave them in where they say the same thing as the rest.

A week: open with the reader's Sun and the shape of the week; then go through the days in their order, each happening with the local day
and time given in its fact, what it is good for, and where it touches the reader's life by the house counted from their Sun. Give most
room to the Moon's phases, to planets that change sign or direction, and to whatever touches the reader's own Sun. Where each day has its Moon among the facts, give every day a section of its own, and speak of the
planet that rules the reader's Sun.

Name every body, sign, house and aspect exactly as its fact has it.`,
  principal: principalIds,
  // A week goes through its days and has headings of its own.
  sections: (facts) => (facts.some(({ id }) => id === 'week') ? [] : principalIds(facts)),
  ...placementNaming,
}
