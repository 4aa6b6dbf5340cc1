export type Point = readonly [x: number, y: number]
type Segment = { readonly command: 'M' | 'L' | 'C' | 'Z'; readonly points: readonly Point[] }
export type Placement = { x?: number; y?: number; s?: number; sx?: number; sy?: number; rot?: number }

/** Formats a number for SVG: one decimal, no leading zero. */
export const num = (value: number): string => (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.')
export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`

/** The point at `radius` from the centre, degrees clockwise from the top. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const a = (degrees * Math.PI) / 180
  return [cx + radius * Math.sin(a), cy - radius * Math.cos(a)]
}

/** Converts path data to absolute moves, lines and cubics. Supports M L H V C S Q Z, absolute and relative. */
export function parse(d: string): Segment[] {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  const segments: Segment[] = []
  let i = 0
  let command = 'M'
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  let lastControl: Point | undefined
  const next = () => Number(tokens[i++] ?? 0)
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) command = tokens[i++] ?? 'M'
    const kind = command.toUpperCase()
    const [ox, oy]: Point = command === kind ? [0, 0] : pen
    const point = (): Point => [ox + next(), oy + next()]
    if (kind === 'Z') {
      segments.push({ command: 'Z', points: [] })
      pen = start
      lastControl = undefined
    } else if (kind === 'C' || kind === 'S' || kind === 'Q') {
      const curve = readCurve(kind, pen, lastControl, point)
      segments.push({ command: 'C', points: curve })
      lastControl = curve[1]
      pen = curve[2]
    } else {
      const to: Point = kind === 'H' ? [ox + next(), pen[1]] : kind === 'V' ? [pen[0], oy + next()] : point()
      segments.push({ command: kind === 'M' ? 'M' : 'L', points: [to] })
      if (kind === 'M') {
        start = to
        command = command === 'm' ? 'l' : 'L'
      }
      pen = to
      lastControl = undefined
    }
  }
  return segments
}

function readCurve(kind: 'C' | 'S' | 'Q', pen: Point, lastControl: Point | undefined, point: () => Point): [Point, Point, Point] {
  if (kind === 'C') return [point(), point(), point()]
  if (kind === 'S') return [lastControl ? [2 * pen[0] - lastControl[0], 2 * pen[1] - lastControl[1]] : pen, point(), point()]
  const [q, to] = [point(), point()]
  const toward = (from: Point): Point => [from[0] + (2 / 3) * (q[0] - from[0]), from[1] + (2 / 3) * (q[1] - from[1])]
  return [toward(pen), toward(to), to]
}

/** Relative path data with a fixed number of decimals. Tracks the pen in rounded coordinates, so that errors do not accumulate. */
export function serialise(segments: readonly Segment[], decimals = 1): string {
  const power = 10 ** decimals
  const round = ([x, y]: Point): Point => [Math.round(x * power) / power, Math.round(y * power) / power]
  let out = ''
  let last = ''
  let pen: Point = [0, 0]
  let start: Point = [0, 0]
  const put = (command: string, values: readonly number[]) => {
    if (command !== last) out += command
    values.forEach((value, k) => {
      const text = num(value)
      const afterFraction = text.startsWith('.') && /\.\d*$/.test(out)
      const needsSpace = (k > 0 || command === last) && !text.startsWith('-') && !afterFraction
      out += needsSpace ? ` ${text}` : text
    })
    last = command
  }
  for (const { command, points } of segments) {
    if (command === 'Z') {
      out += 'z'
      last = 'z'
      pen = start
      continue
    }
    const rounded = points.map(round)
    const steps = rounded.map(([x, y]): Point => [x - pen[0], y - pen[1]])
    const end = rounded.at(-1) ?? pen
    const [dx, dy] = steps.at(-1) ?? [0, 0]
    if (command === 'M') {
      put(out ? 'm' : 'M', out ? [dx, dy] : end)
      last = ''
      start = end
    } else if (command === 'L') putLine(put, dx, dy)
    else putCurve(put, steps)
    pen = end
  }
  return out
}

type Put = (command: string, values: readonly number[]) => void

function putLine(put: Put, dx: number, dy: number) {
  if (Math.abs(dy) < 0.05) put('h', [dx])
  else if (Math.abs(dx) < 0.05) put('v', [dy])
  else put('l', [dx, dy])
}

/** Writes a cubic that is nearly a quadratic as one, and a short one that is nearly straight as a line. */
function putCurve(put: Put, steps: readonly Point[]) {
  const [[ax, ay], [bx, by], [x, y]] = [steps[0] ?? [0, 0], steps[1] ?? [0, 0], steps[2] ?? [0, 0]]
  if (Math.hypot(3 * ax - 3 * bx + x, 3 * ay - 3 * by + y) >= 6) {
    put('c', [ax, ay, bx, by, x, y])
    return
  }
  const [qx, qy] = [(3 * (ax + bx) - x) / 4, (3 * (ay + by) - y) / 4]
  const length = Math.hypot(x, y)
  if (length < 60 && Math.abs(qx * y - qy * x) < 0.25 * length) put('l', [x, y])
  else put('q', [qx, qy, x, y])
}

/** Scales, mirrors, rotates (degrees), then translates. Changes the coordinates themselves, so that line widths never scale. */
export function place(d: string, { x = 0, y = 0, s = 1, sx = 1, sy = 1, rot = 0 }: Placement = {}): string {
  const cos = Math.cos((rot * Math.PI) / 180)
  const sin = Math.sin((rot * Math.PI) / 180)
  const move = ([px, py]: Point): Point => {
    const [a, b] = [px * s * sx, py * s * sy]
    return [a * cos - b * sin + x, a * sin + b * cos + y]
  }
  return serialise(parse(d).map(({ command, points }) => ({ command, points: points.map(move) })))
}
