import { useId } from 'react'

/** Seas of the near side, north up: centre and half axes as shares of the radius. */
export const seas: readonly (readonly [number, number, number, number])[] = [
  [-0.25, -0.5, 0.27, 0.25],
  [-0.4, -0.34, 0.16, 0.14],
  [0.24, -0.42, 0.18, 0.16],
  [0.2, -0.28, 0.1, 0.1],
  [0.38, -0.14, 0.21, 0.17],
  [0.26, -0.22, 0.13, 0.12],
  [0.73, -0.28, 0.085, 0.115],
  [0.64, 0.07, 0.11, 0.16],
  [0.55, -0.03, 0.12, 0.1],
  [0.47, 0.25, 0.085, 0.085],
  [0.06, -0.18, 0.075, 0.06],
  [-0.6, -0.2, 0.2, 0.34],
  [-0.5, 0.06, 0.2, 0.18],
  [-0.3, -0.06, 0.17, 0.12],
  [-0.2, 0.3, 0.2, 0.16],
  [-0.3, 0.42, 0.13, 0.1],
  [-0.55, 0.4, 0.1, 0.1],
  [-0.02, -0.8, 0.34, 0.045],
]

const craters: readonly (readonly [number, number, number])[] = [
  [0.3, 0.5, 0.045],
  [0.12, 0.42, 0.06],
  [0.5, 0.52, 0.035],
  [0.2, 0.66, 0.03],
  [0.02, 0.1, 0.03],
]

const tychoRays = [
  [12, 0.34],
  [48, 0.26],
  [86, 0.3],
  [130, 0.18],
  [215, 0.2],
  [262, 0.26],
  [306, 0.3],
  [340, 0.24],
] as const

const at = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}

const rowsOf = (r: number) => {
  const step = Math.max(1.7, r / 30)
  return Array.from({ length: Math.ceil((2 * r) / step) - 1 }, (_, row) => -r + step * (row + 1))
}

const half = (r: number, y: number) => Math.sqrt(Math.max(0, r * r - y * y))

/**
 * The paths of the Moon: its lit part, and the hatching of its dark part and of the terminator. `phase` is the Moon's lead over the Sun in
 * degrees, `lit` the lit share of the disc; north is up.
 */
export const moonLines = (r: number, phase: number, lit: number) => {
  const waxing = phase % 360 <= 180
  const side = waxing ? 1 : -1
  // Where the terminator crosses the equator: on the dark side of the middle once more than half is lit.
  const edge = -side * (2 * lit - 1) * r
  const limbSweep = waxing ? 1 : 0
  const terminatorSweep = lit > 0.5 === waxing ? 1 : 0
  const rows = rowsOf(r)
  const crossing = (y: number) => (edge * half(r, y)) / r
  return {
    lit: `M0 ${-r}A${r} ${r} 0 0 ${limbSweep} 0 ${r}A${Math.abs(edge).toFixed(1)} ${r} 0 0 ${terminatorSweep} 0 ${-r}Z`,
    dark: rows.map((y) => `M${(-side * half(r, y)).toFixed(1)} ${y.toFixed(1)}H${crossing(y).toFixed(1)}`).join(''),
    terminator: rows
      .map((y, row) => `M${crossing(y).toFixed(1)} ${y.toFixed(1)}h${(side * 0.42 * half(r, y) * (row % 2 ? 1 : 0.62)).toFixed(1)}`)
      .join(''),
    seas: rows.map((y) => `M${-r} ${y.toFixed(1)}h${2 * r}`).join(''),
  }
}

/** The Moon at its true phase, engraved: seas and terminator are hatched, not tinted. */
export const Moon = ({ r, phase, lit }: { r: number; phase: number; lit: number }) => {
  const id = useId()
  const lines = moonLines(r, phase, lit)
  const fine = r < 60
  return (
    <>
      <defs>
        <clipPath id={`${id}lit`}>
          <path d={lines.lit} />
        </clipPath>
        <clipPath id={`${id}seas`}>
          {seas.map(([x, y, rx, ry]) => (
            <ellipse key={`${x} ${y}`} cx={x * r} cy={y * r} rx={rx * r} ry={ry * r} />
          ))}
        </clipPath>
      </defs>
      <circle r={r} fill="#11121f" />
      <path d={lines.dark} stroke="#d9b978" strokeWidth=".6" opacity=".3" />
      <circle r={r} fill="none" stroke="#d9b978" strokeWidth=".8" opacity=".55" />
      <path d={lines.lit} fill="#e9dfc8" />
      <g clipPath={`url(#${id}lit)`}>
        <g fill="#cdbf9d" opacity=".55">
          {seas.map(([x, y, rx, ry]) => (
            <ellipse key={`${x} ${y}`} cx={x * r} cy={y * r} rx={rx * r} ry={ry * r} />
          ))}
        </g>
        <g clipPath={`url(#${id}seas)`}>
          <path d={lines.seas} stroke="#74694c" strokeWidth={fine ? 0.55 : 0.8} opacity=".75" />
        </g>
        <path d={lines.terminator} stroke="#5f5538" strokeWidth={fine ? 0.55 : 0.85} opacity=".85" />
        <g transform={`translate(${-0.12 * r} ${0.68 * r})`} stroke="#8b7f5f" strokeWidth=".6" fill="none">
          <circle r={0.05 * r} fill="#fbf5e6" />
          <path
            d={tychoRays.map(([angle, reach]) => `M${at(0.07 * r, angle)}L${at(reach * r, angle)}`).join('')}
            stroke="#fbf5e6"
            strokeWidth=".9"
          />
        </g>
        <g fill="none" stroke="#8b7f5f" strokeWidth=".6">
          <circle cx={-0.33 * r} cy={-0.17 * r} r={0.04 * r} fill="#fbf5e6" />
          {craters.map(([x, y, size]) => (
            <circle key={`${x} ${y}`} cx={x * r} cy={y * r} r={size * r} />
          ))}
        </g>
      </g>
    </>
  )
}
