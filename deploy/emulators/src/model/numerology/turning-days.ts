import type { Fact } from '../reading-request.ts'
import type { Chooser } from '../text/chooser.ts'
import { listed, paragraph } from '../text/prose.ts'
import { type Counted, link, phrases } from './counted.ts'
import { beginningDays, beginningDaysMany, bothDays, echoDays, echoDaysMany } from './phrases/times.ts'

const linesOfKind: Readonly<Record<string, { single: readonly string[]; many: readonly string[] }>> = {
  beginning: { single: beginningDays, many: beginningDaysMany },
  echo: { single: echoDays, many: echoDaysMany },
  both: { single: bothDays, many: bothDays },
}

/** A paragraph on the days of a month that stand out, those of one kind in one sentence. */
export function turningDays(turns: readonly Fact[], month: Counted, chooser: Chooser): string {
  chooser.enter('turning days')
  const kinds = [...Map.groupBy(turns, (turn) => String(turn.data?.kind))]
  return paragraph(
    ...kinds.map(([kind, days]) => {
      const lines = linesOfKind[kind] ?? linesOfKind.echo
      const named = listed(days.map((day) => `${String(day.data?.weekday)} ${link(day)}`))
      return chooser.say((days.length > 1 ? lines?.many : lines?.single) ?? [], { ...phrases(month.voice, chooser), days: named })
    }),
  )
}
