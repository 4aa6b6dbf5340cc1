import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { paragraph } from '../text/prose.ts'
import { type Counted, counted, heading, link, phrases, roleOf } from './counted.ts'
import { cautions, dayLeads, laterLeads, monthLeads, yearLeads } from './phrases/times.ts'
import { daySays, monthSays, yearSays } from './plain/times.ts'

function phrasesFor(fact: Fact) {
  if (roleOf(fact) === 'personal-year') return { leads: yearLeads, says: yearSays }
  if (roleOf(fact) === 'personal-day') return { leads: dayLeads, says: daySays }
  return { leads: fact.data?.later === true ? laterLeads : monthLeads, says: monthSays }
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The section of a year, a month or a day, read beside `near`; `more` is said before the advice. */
export function cycleSection(fact: Fact, near: Counted, chooser: Chooser, ...more: readonly string[]): string[] {
  const found = counted(fact)
  if (!found) return [heading(fact)]
  chooser.enter(`section ${fact.id}`)
  const { voice, number } = found
  const own = phrasesFor(fact)
  const slots = () => ({
    ...phrases(voice, chooser),
    ...phrases(near.voice, chooser, 'B'),
    link: link(fact),
    near: link(near.fact),
    year: text(fact.data?.year),
    month: text(fact.data?.month),
    weekday: text(fact.data?.weekday),
  })
  const said = own.says[number] ?? []
  return [
    heading(fact),
    paragraph(chooser.sayShort(own.leads, slots()), chooser.pick(said), chooser.pick(said)),
    paragraph(...more, near.number === number ? '' : chooser.sayShort(cautions, slots()), chooser.pick(voice.acts)),
  ]
}
