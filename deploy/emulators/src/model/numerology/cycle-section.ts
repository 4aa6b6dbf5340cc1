import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { paragraph } from '../text/prose.ts'
import { counted, heading, link, phrases, roleOf } from './counted.ts'
import { giftLines, snagLines } from './phrases/numbers.ts'
import { dayPhrases, laterPhrases, monthPhrases, yearPhrases } from './phrases/times.ts'
import { daySays, monthSays, yearSays } from './plain/times.ts'

function phrasesFor(fact: Fact) {
  if (roleOf(fact) === 'personal-year') return { ...yearPhrases, says: yearSays }
  if (roleOf(fact) === 'personal-day') return { ...dayPhrases, says: daySays }
  return { ...(fact.data?.later === true ? laterPhrases : monthPhrases), says: monthSays }
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The section of a year, a month or a day; `more` is said before the advice. */
export function cycleSection(fact: Fact, chooser: Chooser, ...more: readonly string[]): string[] {
  const found = counted(fact)
  if (!found) return [heading(fact)]
  chooser.enter(`section ${fact.id}`)
  const { voice, number } = found
  const own = phrasesFor(fact)
  const slots = {
    ...phrases(voice, chooser),
    link: link(fact),
    year: text(fact.data?.year),
    month: text(fact.data?.month),
    weekday: text(fact.data?.weekday),
  }
  const frame = chooser.say(own.frames, slots)
  const picture = chooser.pick(voice.pictures)
  const said = own.says[number] ?? []
  const [first, second, third] = [chooser.pick(said), chooser.pick(said), chooser.pick(said)]
  const line = chooser.say(own.lines, slots)
  const act = chooser.pick(voice.acts)
  const arrangements = [
    [paragraph(frame, first, second, picture), paragraph(...more, line, act)],
    [paragraph(picture, frame, first, second), paragraph(...more, third, act)],
    [paragraph(frame, line, first, third), paragraph(picture, ...more, act)],
    [paragraph(frame, first, chooser.say(snagLines, slots), second), paragraph(...more, chooser.say(giftLines, slots), act)],
  ]
  return [heading(fact), ...(arrangements[chooser.below(arrangements.length)] ?? [])]
}
