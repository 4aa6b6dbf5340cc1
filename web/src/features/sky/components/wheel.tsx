import type { Transits } from '@sibyl/contracts/http/your-sky'
import { GlyphPath } from '../../../components/sky/glyph.tsx'
import { type Chosen, standsAt } from '../chosen.ts'

/** The measures of the wheel that the server draws (pictures/astrology/wheel-sheet.ts). */
const CENTRE = 320
const RIM = 308
const OUTSIDE = 338
const footOf = (timed: boolean) => (timed ? 122 : 146)

/** The birth chart, with the open transit outside its rim: a dotted line to its degree, its aspect in white. */
export const Wheel = ({ sky, chosen }: { sky: Transits; chosen: Chosen | null }) => {
  const { picture, points, unknownTime } = sky.natal
  const longitudeOf = (wanted: string) => points.find(({ point }) => point === wanted)?.longitude
  const left = longitudeOf('ASC') ?? 0
  const spot = (longitude: number, radius: number) => {
    const angle = ((180 + longitude - left) * Math.PI) / 180
    return { x: CENTRE + radius * Math.cos(angle), y: CENTRE - radius * Math.sin(angle) }
  }
  const what = chosen && (chosen.event ?? chosen.stroke)
  const natal = what ? longitudeOf(what.point) : undefined
  const stands = chosen ? standsAt(chosen, sky) : undefined
  const foot = footOf(!unknownTime)
  const line = (from: { x: number; y: number }, to: { x: number; y: number }) => `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <div className="skywheel">
      <img src={picture.src} alt={picture.alt} width="640" height={unknownTime ? 720 : 690} decoding="async" />
      {what && natal !== undefined && stands !== undefined && (
        <svg viewBox={unknownTime ? '0 -30 640 720' : '0 0 640 690'} aria-hidden="true">
          <path className="dotted" d={line(spot(stands, RIM), spot(stands, foot))} />
          <path className="openaspect" d={line(spot(stands, foot), spot(natal, foot))} />
          <g className="traveller" style={{ rotate: `${-(stands - left)}deg` }}>
            <g style={{ translate: `${CENTRE - OUTSIDE}px ${CENTRE}px` }}>
              <g className="upright" style={{ rotate: `${stands - left}deg` }}>
                <circle r="17" />
                <GlyphPath of={what.body} x={0} y={0} size={22} width={2} />
              </g>
            </g>
          </g>
        </svg>
      )}
    </div>
  )
}
