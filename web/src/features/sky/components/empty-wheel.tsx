import { signGlyphs } from '../sign-glyphs.data.ts'

const [OUTER, INNER, MIDDLE] = [100, 82, 40]
const spot = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(-radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}

/** The wheel while the planets load. */
export const EmptyWheel = () => (
  <svg className="emptywheel" viewBox="-104 -104 208 208" aria-hidden="true">
    {[OUTER, INNER, MIDDLE].map((radius) => (
      <circle key={radius} r={radius} />
    ))}
    {signGlyphs.map((path, index) => (
      <g key={path}>
        <path d={`M${spot(index * 30, INNER)}L${spot(index * 30, OUTER)}`} />
        <path className="sign" d={path} transform={`translate(${spot(index * 30 + 15, (INNER + OUTER) / 2)}) scale(.4)`} />
      </g>
    ))}
  </svg>
)
