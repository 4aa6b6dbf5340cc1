import type { CSSProperties } from 'react'
import { Star8 } from './star8.tsx'

const stars = [
  { x: -150, y: 30, scale: 0.16 },
  { x: -92, y: -34, scale: 0.24 },
  { x: -24, y: -8, scale: 0.18 },
  { x: 96, y: -46, scale: 0.28 },
  { x: 150, y: 14, scale: 0.16 },
]

/** For an empty state: a constellation with one star missing. */
export const Constellation = () => (
  <svg className="art" style={{ '--art': '380px' } as CSSProperties} viewBox="-190 -90 380 180" aria-hidden="true">
    <path d="M-150 30L-92-34L-24-8M96-46L150 14" stroke="#d9b978" strokeWidth=".9" opacity=".7" fill="none" />
    <path d="M-24-8L26-38M50-40L96-46" stroke="#d9b978" strokeWidth=".9" strokeDasharray="3 5" opacity=".5" />
    <circle cx="38" cy="-42" r="15" fill="none" stroke="#d9b978" strokeDasharray="3 4" />
    {stars.map(({ x, y, scale }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <Star8 long={70} waist={18} short={36} />
      </g>
    ))}
  </svg>
)
