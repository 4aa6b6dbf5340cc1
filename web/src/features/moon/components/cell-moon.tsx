import { useId } from 'react'
import { moonLines, seas } from '../../../components/moon.tsx'

const R = 23

/** What all small Moons of the page share: the seas, and the hatching of a time void of course. */
export const MoonDefs = () => (
  <svg className="moondefs" width="0" height="0" aria-hidden="true">
    <defs>
      <g id="moon-seas" fill="#cdbf9d" opacity=".6">
        {seas.map(([x, y, rx, ry]) => (
          <ellipse key={`${x} ${y}`} cx={(x * R).toFixed(1)} cy={(y * R).toFixed(1)} rx={(rx * R).toFixed(1)} ry={(ry * R).toFixed(1)} />
        ))}
      </g>
      <pattern id="moon-void" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V4" stroke="#ee9d8c" strokeWidth="2" opacity=".75" />
      </pattern>
    </defs>
  </svg>
)

type CellMoonProps = {
  /** Undefined draws an empty disc. */
  moon: { phase: number; lit: number } | undefined
  /** South of the equator the Moon appears upside down. */
  south: boolean
}

/** The Moon of a day, small: north is up, the right side is lit while it waxes. */
export const CellMoon = ({ moon, south }: CellMoonProps) => {
  const id = useId()
  const lines = moon && moonLines(R, moon.phase, moon.lit)
  return (
    <svg className="cellmoon" viewBox="-24 -24 48 48" aria-hidden="true">
      <g transform={south ? 'rotate(180)' : undefined}>
        <circle r={R} fill="#0c0d16" />
        {lines && (
          <>
            <path d={lines.dark} stroke="#d9b978" strokeWidth=".5" opacity=".26" />
            <path d={lines.lit} fill="#e9dfc8" />
            <clipPath id={id}>
              <path d={lines.lit} />
            </clipPath>
            <g clipPath={`url(#${id})`}>
              <use href="#moon-seas" />
              <path d={lines.terminator} stroke="#5f5538" strokeWidth=".7" opacity=".85" />
            </g>
          </>
        )}
        <circle r={R} fill="none" stroke="#d9b978" strokeWidth=".8" opacity=".6" />
      </g>
    </svg>
  )
}
