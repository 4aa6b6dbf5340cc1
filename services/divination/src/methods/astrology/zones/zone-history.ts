import { LRUCache } from 'lru-cache'
import { readTable } from '../read-table.ts'

/** A clock's offset in seconds east of Greenwich, whether that is summer time, and its abbreviation (LMT: local mean time). */
export type ClockRule = { offset: number; summer: boolean; abbreviation: string }

type History = { first: ClockRule; times: number[]; rules: ClockRule[] }

/** The table ends here (Unix seconds); later times come from the runtime's zone data. */
const LAST = Date.UTC(2037, 11, 1) / 1000

const parseRule = (text: string): ClockRule => {
  const [, offset = '0', season, abbreviation = ''] = /^(-?\d+)([sw])(.*)$/.exec(text) ?? []
  return { offset: Number(offset), summer: season === 's', abbreviation }
}

const parseHistory = (kinds: string, steps: string): History => {
  const known = kinds.split(' ').map(parseRule)
  const [first = { offset: 0, summer: false, abbreviation: 'UTC' }] = known
  const history: History = { first, times: [], rules: [] }
  let at = 0
  for (const step of steps === '' ? [] : steps.split(' ')) {
    const [delta = '0', kind = '0'] = step.split(':')
    at += Number.parseInt(delta, 36)
    history.times.push(at)
    history.rules.push(known[Number.parseInt(kind, 36)] ?? first)
  }
  return history
}

let lines: Map<string, string> | undefined
const histories = new Map<string, History | undefined>()

const lineOf = (zone: string): string | undefined => {
  lines ??= new Map(
    readTable('zones')
      .toString('utf8')
      .split('\n')
      .flatMap((line) =>
        line
          .slice(0, line.indexOf('\t'))
          .split(' ')
          .map((name) => [name, line] as const),
      ),
  )
  return lines.get(zone)
}

const historyOf = (zone: string): History | undefined => {
  if (histories.has(zone)) return histories.get(zone)
  const [, kinds, steps] = lineOf(zone)?.split('\t') ?? []
  const history = kinds === undefined ? undefined : parseHistory(kinds, steps ?? '')
  if (history) histories.set(zone, history)
  return history
}

/** Making a format takes a thousand times as long as using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 50,
  memoMethod: (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
})

/** The offset from the runtime, for zones that the table lacks and years after it. @throws RangeError for an unknown zone */
const byRuntime = (zone: string, at: number): ClockRule => {
  const parts = formats.memo(zone).formatToParts(at)
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === '-' ? -1 : 1)
  return { offset, summer: false, abbreviation: '' }
}

/**
 * The clock of an IANA zone at a moment (Unix milliseconds), from the tz database with its `backzone` file, which gives every zone its own
 * history before 1970.
 * @throws RangeError for an unknown zone
 */
export const clockRule = (zone: string, at: number): ClockRule => {
  const history = historyOf(zone)
  const seconds = Math.floor(at / 1000)
  if (!history || seconds >= LAST) return byRuntime(zone, at)
  const { first, times, rules } = history
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= seconds) low = middle + 1
    else high = middle
  }
  return rules[low - 1] ?? first
}
