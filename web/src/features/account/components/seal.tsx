import type { ReactNode } from 'react'
import { Rays } from '../../../components/rays.tsx'

/** An engraved seal, 160 units across; its children are drawn in the middle. `lit` fills its rays. */
export const Seal = ({ lit = false, children }: { lit?: boolean; children: ReactNode }) => (
  <svg className="seal" viewBox="-80 -80 160 160" aria-hidden="true" focusable="false">
    <circle r="79" fill="#12142a" stroke="#d9b978" strokeWidth="1" />
    <circle r="74" fill="none" stroke="#d9b978" strokeWidth="5" pathLength="96" strokeDasharray=".18 .82" opacity=".8" />
    <circle r="69" fill="none" stroke="#d9b978" strokeWidth=".6" />
    <Rays from={50} to={66} count={72} width={lit ? 0.16 : 0.06} opacity={lit ? 0.9 : 0.5} />
    <circle r="47" fill="#12142a" stroke="#d9b978" strokeWidth=".8" />
    {children}
  </svg>
)
