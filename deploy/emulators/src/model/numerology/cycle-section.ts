import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { paragraph } from '../text/prose.ts'
import { type Counted, counted, heading, link, phrases, roleOf } from './counted.ts'
import { dayPhrases, laterPhrases, monthPhrases, timeEquals, timePairs, timeStrains, yearPhrases } from './phrases/times.ts'
import { daySays, monthSays, yearSays } from './plain/times.ts'
import { strainLines } from './strain-lines.ts'

function phrasesFor(fact: Fact) {
  if (roleOf(fact) === 'personal-year') return { own: yearPhrases, says: yearSays }
  if (roleOf(fact) === 'personal-day') return { own: dayPhrases, says: daySays }
  return { own: fact.data?.later === true ? laterPhrases : monthPhrases, says: monthSays }
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The section of a year, a month or a day, read beside `near`; `days`, a paragraph on its single days, stands between the two. */
export function cycleSection(fact: Fact, near: Counted, chooser: Chooser, days = ''): string[] {
  const found = counted(fact)
  if (!found) return [heading(fact)]
  chooser.enter(`section ${fact.id}`)
  const { voice, number } = found
  const { own, says } = phrasesFor(fact)
  const said = says[number] ?? []
  const slots = () => ({
    ...phrases(voice, chooser),
    ...phrases(near.voice, chooser, 'B'),
    link: link(fact),
    linkB: link(near.fact),
    year: text(fact.data?.year),
    month: text(fact.data?.month),
    weekday: text(fact.data?.weekday),
  })
  return [
    heading(fact),
    paragraph(chooser.say(own.names, slots()), chooser.say(own.shows, slots()), chooser.pick(said)),
    days,
    paragraph(chooser.say(near.number === number ? timeEquals : timePairs, slots()), ...strainLines(found, near, timeStrains, chooser)),
  ]
}
