import { Rays } from '../../../components/rays.tsx'
import { Star8 } from '../../../components/star8.tsx'

type Point = { x: number; y: number }

/** The stars from the end of the handle to the rim of the bowl, as in the sky, north up. */
const stars = [
  { x: 17, y: 72 },
  { x: 45, y: 36 },
  { x: 76, y: 32 },
  { x: 114, y: 28 },
  { x: 134, y: 57 },
  { x: 186, y: 45 },
  { x: 178, y: 16 },
] as const
const [, mizar, , megrez] = stars

const line = (points: readonly Point[]) => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Along the handle, around the bowl and back to its start: the lines drawn so far, and the rest. */
const outline = [...stars, megrez]

type BigDipperProps = { lit: number; today: number; label: string }

/** Seven stars, one for each day: the first `lit` ones are gold and joined, and a ring marks `today`'s, counted from 0. */
export const BigDipper = ({ lit, today, label }: BigDipperProps) => {
  const whole = lit === stars.length
  const mark = stars[today]
  return (
    <svg className="dipper" viewBox="0 0 203 90" role="img" aria-label={label} focusable="false">
      <g fill="none" stroke="#d9b978" strokeWidth=".9">
        <path d={line(whole ? outline : outline.slice(0, lit))} opacity=".75" />
        {!whole && <path d={line(outline.slice(Math.max(0, lit - 1)))} strokeDasharray="2 4" opacity=".6" />}
      </g>
      <circle cx={mizar.x + 5} cy={mizar.y - 9} r=".9" fill="#d9b978" opacity=".7" />
      {mark && (
        <g transform={`translate(${mark.x} ${mark.y})`}>
          <circle r="16" fill="#0d0e15" />
          <Rays from={12.5} to={15.5} count={20} width={0.16} opacity={0.8} />
        </g>
      )}
      {stars.map(({ x, y }, at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          {at < lit ? (
            <g transform="scale(.17)">
              <Star8 long={64} waist={20} short={40} />
            </g>
          ) : (
            <circle r="2.6" fill="#0d0e15" stroke="#d9b978" opacity=".9" />
          )}
        </g>
      ))}
    </svg>
  )
}
