import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { countWords, paragraph } from '../text/prose.ts'
import { type Counted, counted, link, phrases, roleOf } from './counted.ts'
import { cycleSection } from './cycle-section.ts'
import { disclaimers, leaveLines, monthBindings } from './phrases/closings.ts'
import { monthAims, monthOpenings } from './phrases/openings.ts'
import { titleOf } from './title.ts'
import { turningDays } from './turning-days.ts'

const longestOpening = 80

type Clocks = { year: Counted; month: Counted; day: Counted }

function clocksOf(facts: readonly Fact[]): Clocks | undefined {
  const find = (id: string) => {
    const fact = facts.find((one) => one.id === id)
    return fact && counted(fact)
  }
  const [year, month, day] = [find('personal-year'), find('personal-month'), find('personal-day')]
  return year && month && day && { year, month, day }
}

/** A reading of a personal month as blocks of Markdown, or undefined where year, month or day is missing. */
export function monthReading(facts: readonly Fact[], chooser: Chooser): string[] | undefined {
  const clocks = clocksOf(facts)
  if (!clocks) return undefined
  const { year, month, day } = clocks
  const later = facts.filter((fact) => fact.data?.later === true)
  const turns = facts.filter((fact) => roleOf(fact) === 'turning-day')
  return [
    `# ${titleOf([month, day], chooser)}`,
    opening(clocks, chooser),
    ...cycleSection(year.fact, month, chooser),
    ...cycleSection(month.fact, year, chooser, turningDays(turns, month, chooser)),
    ...cycleSection(day.fact, month, chooser),
    ...later.flatMap((fact) => cycleSection(fact, month, chooser)),
    closing(clocks, chooser),
  ]
}

function slotsOf({ year, month, day }: Clocks, chooser: Chooser) {
  return {
    ...phrases(year.voice, chooser, 'Y'),
    ...phrases(month.voice, chooser, 'M'),
    ...phrases(day.voice, chooser, 'D'),
    month: String(month.fact.data?.month),
    date: String(day.fact.data?.date),
    weekday: String(day.fact.data?.weekday),
    year: String(year.fact.data?.year),
    py: link(year.fact),
    pm: link(month.fact),
    pd: link(day.fact),
  }
}

function opening(clocks: Clocks, chooser: Chooser): string {
  chooser.enter('opening')
  const said = chooser.say(monthOpenings, slotsOf(clocks, chooser))
  const tries = monthAims.map(() => paragraph(said, chooser.say(monthAims, slotsOf(clocks, chooser))))
  return tries.find((whole) => countWords(whole) <= longestOpening) ?? said
}

function closing(clocks: Clocks, chooser: Chooser): string {
  chooser.enter('closing')
  const { year, month } = clocks
  return paragraph(
    chooser.say(monthBindings, slotsOf(clocks, chooser)),
    chooser.say(leaveLines, { ...phrases(month.voice, chooser, 'A'), ...phrases(year.voice, chooser, 'B') }),
    chooser.pick(disclaimers),
  )
}
