import type { Transit } from '@sibyl/contracts/http/your-sky'
import type { Stroke } from '../../lib/sky/strokes.ts'

/** The measures of the ribbon, in units of its drawing. `reach` is how far beside a stroke a press still counts. */
export type Measures = {
  width: number
  left: number
  right: number
  top: number
  /** Space between two strokes of a lane. */
  gap: number
  /** The height of a stroke where it is exact. */
  height: number
  /** Space after the end of a stroke for its sign. */
  after: number
  reach: number
  short: boolean
}

export const wide: Measures = { width: 1200, left: 104, right: 1200, top: 40, gap: 26, height: 14, after: 30, reach: 12, short: false }
/** On a phone all ninety days fit, without signs. */
export const narrow: Measures = { width: 320, left: 32, right: 320, top: 34, gap: 15, height: 10, after: 2, reach: 22, short: true }

const LANE = 44

/** `sign` is the position of the natal point's sign: after the stroke, or before one that reaches the edge. */
type Row = { stroke: Stroke; from: number; to: number; sign: number; row: number }
export type Lane = { body: Transit['body']; top: number; middle: number; bottom: number; rows: readonly Row[] }

/** A stroke with its position. */
export type Mark = { lane: Lane; stroke: Stroke; from: number; to: number; sign: number; y: number }

/** Each stroke goes into the first row of its lane that has room. */
const rowsOf = (strokes: readonly Stroke[], xOf: (at: number) => number, { after, right }: Measures): Row[] => {
  const ends: number[] = []
  return strokes.map((stroke) => {
    const [from, to] = [xOf(stroke.curve[0]?.at ?? 0), xOf(stroke.curve.at(-1)?.at ?? 0)]
    const behind = to + after < right
    const free = ends.findIndex((end) => end + 2 < (behind ? from : from - after))
    const row = free < 0 ? ends.length : free
    ends[row] = behind ? to + after : to
    return { stroke, from, to, sign: behind ? to + after / 2 : from - after / 2, row }
  })
}

/** The lanes of the planets that touch something, from the Sun outwards. */
export const lanesOf = (strokes: readonly Stroke[], measures: Measures, xOf: (at: number) => number): Lane[] => {
  const bodies = [...new Set(strokes.map(({ body }) => body))]
  const { top, gap } = measures
  let next = top
  return bodies.map((body) => {
    const rows = rowsOf(
      strokes.filter((stroke) => stroke.body === body),
      xOf,
      measures,
    )
    const count = Math.max(...rows.map(({ row }) => row)) + 1
    const begin = next
    next += Math.max(LANE, count * gap + gap)
    return { body, top: begin, middle: (begin + next) / 2, bottom: next, rows }
  })
}

export const marksOf = (lanes: readonly Lane[]): Mark[] =>
  lanes.flatMap((lane) => {
    const count = Math.max(...lane.rows.map(({ row }) => row)) + 1
    const step = (lane.bottom - lane.top) / (count + 1)
    return lane.rows.map(({ row, ...placed }) => ({ lane, ...placed, y: lane.top + step * (row + 1) }))
  })

const middleOf = ({ from, to }: Mark) => (from + to) / 2

/** The mark to which an arrow key leads: left and right in time, up and down to the nearest stroke of another lane. */
export const nextMark = (marks: readonly Mark[], now: Mark, key: string): Mark | undefined => {
  const inTime = marks.toSorted((a, b) => middleOf(a) - middleOf(b))
  const at = inTime.indexOf(now)
  if (key === 'ArrowRight') return inTime[at + 1]
  if (key === 'ArrowLeft') return inTime[at - 1]
  if (key === 'Home') return inTime[0]
  if (key === 'End') return inTime.at(-1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const lanes = [...new Set(marks.map(({ lane }) => lane))]
  const lane = lanes[lanes.indexOf(now.lane) + (key === 'ArrowDown' ? 1 : -1)]
  return inTime
    .filter((mark) => mark.lane === lane)
    .sort((a, b) => Math.abs(middleOf(a) - middleOf(now)) - Math.abs(middleOf(b) - middleOf(now)))[0]
}
