import { readTable } from '../data/read-table.ts'

/** What clocks show: seconds east of Greenwich, whether that is summer time, and the abbreviation (LMT: local mean time). */
export type ClockRule = { offset: number; summer: boolean; abbreviation: string }

type History = { first: ClockRule; times: number[]; rules: ClockRule[] }

/** From here on (Unix seconds) the table is silent and the runtime's own zone data speak. */
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

/** The runtime's opinion, for zones the table does not have and years after it. @throws RangeError for a zone that does not exist */
const byRuntime = (zone: string, at: number): ClockRule => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? []
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * (sign === '-' ? -1 : 1)
  return { offset, summer: false, abbreviation: '' }
}

/**
 * What clocks in an IANA zone showed at a moment (Unix milliseconds), by the tz database with its `backzone` file: before 1970, too, every
 * zone has its own history.
 * @throws RangeError for a zone that does not exist
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
