import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { paragraph } from '../text/prose.ts'
import { type Counted, counted, link, phrases, roleOf } from './counted.ts'
import { cycleSection } from './cycle-section.ts'
import { disclaimers, leaveLines, monthBindings } from './phrases/closings.ts'
import { monthAims, monthOpenings } from './phrases/openings.ts'
import { beginningDays, bothDays, echoDays, threefold } from './phrases/times.ts'
import { titleOf } from './title.ts'

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
    ...cycleSection(month.fact, year, chooser, ...turns.map((turn) => turnLine(turn, chooser))),
    ...cycleSection(day.fact, month, chooser, together(clocks, chooser)),
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
  return paragraph(chooser.sayShort(monthOpenings, slotsOf(clocks, chooser)), chooser.sayShort(monthAims, slotsOf(clocks, chooser)))
}

const lineOfKind: Readonly<Record<string, readonly string[]>> = { beginning: beginningDays, echo: echoDays, both: bothDays }

function turnLine(turn: Fact, chooser: Chooser): string {
  chooser.enter(`turn ${turn.id}`)
  return chooser.sayShort(lineOfKind[String(turn.data?.kind)] ?? echoDays, { day: link(turn), weekday: String(turn.data?.weekday) })
}

function together(clocks: Clocks, chooser: Chooser): string {
  chooser.enter('together')
  return chooser.sayShort(threefold, slotsOf(clocks, chooser))
}

function closing(clocks: Clocks, chooser: Chooser): string {
  chooser.enter('closing')
  const { year, month } = clocks
  return paragraph(
    chooser.sayShort(monthBindings, slotsOf(clocks, chooser)),
    chooser.sayShort(leaveLines, { ...phrases(month.voice, chooser, 'A'), ...phrases(year.voice, chooser, 'B') }),
    chooser.pick(disclaimers),
  )
}
