import type { CSSProperties } from 'react'
import { Rays } from '../../../components/rays.tsx'
import { Star8 } from '../../../components/star8.tsx'

/** The seal of a completed payment, with its star lit. */
export const PaidSeal = () => (
  <svg className="art" style={{ '--art': '240px' } as CSSProperties} viewBox="-130 -130 260 260" aria-hidden="true">
    <Rays from={74} to={124} count={90} width={0.12} opacity={0.9} />
    <circle r="68" fill="#12142a" stroke="#d9b978" />
    <circle r="61" fill="none" stroke="#d9b978" strokeWidth="3.2" pathLength="60" strokeDasharray=".5 .5" opacity=".7" />
    <circle r="55" fill="none" stroke="#d9b978" strokeWidth=".7" />
    <Star8 long={48} short={26} waist={10} />
  </svg>
)
