import type { CSSProperties } from 'react'
import { Rays } from './rays.tsx'

/** For a gate. */
export const Keyhole = () => (
  <svg className="art" style={{ '--art': '240px' } as CSSProperties} viewBox="-130 -130 260 260" aria-hidden="true">
    <Rays from={74} to={124} count={90} width={0.07} opacity={0.7} />
    <circle r="68" fill="#12142a" stroke="#d9b978" />
    <circle r="61" fill="none" stroke="#d9b978" strokeWidth="3.2" pathLength="60" strokeDasharray=".5 .5" opacity=".7" />
    <circle r="55" fill="none" stroke="#d9b978" strokeWidth=".7" />
    <path d="M0-26a15 15 0 0 1 8 27.7L14 32H-14L-8 1.7A15 15 0 0 1 0-26Z" fill="#0d0e15" stroke="#d9b978" strokeWidth="1.4" />
    <path
      stroke="#d9b978"
      strokeWidth=".6"
      opacity=".55"
      d="M-32-40h14M-36-36h14M-39-32h14M-41-28h14M-43-24h14M-45-20h14M-46-16h14M-47-12h14M-47-8h14M-48-4h14M-48 0h14M-48 4h14M-47 8h14M-47 12h14M-46 16h14M-45 20h14M-43 24h14M-41 28h14M-39 32h14M-36 36h14M-32 40h14"
    />
  </svg>
)
