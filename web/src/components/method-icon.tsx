import type { MethodId } from '@sibyl/contracts/methods'
import type { ReactNode } from 'react'
import './icon.css'

const tetractys = [1, 2, 3, 4].flatMap((row) =>
  Array.from({ length: row }, (_, index) => ({ x: 12 + (index - (row - 1) / 2) * 5.6, y: 4.6 + (row - 1) * 4.9 })),
)

/** The methods on lucide's 24 grid, a little lighter in line. */
const drawings: Record<MethodId, ReactNode> = {
  'daily-card': (
    <>
      <rect x="6" y="2.5" width="12" height="19" rx="2" />
      <path d="M12 7.5c.3 2.9 1.6 4.2 4 4.5-2.4.3-3.7 1.6-4 4.5-.3-2.9-1.6-4.2-4-4.5 2.4-.3 3.7-1.6 4-4.5Z" />
    </>
  ),
  tarot: (
    <>
      <rect x="8" y="3" width="8" height="14.5" rx="1.4" />
      <path d="M8 6 5 6.9a1.4 1.4 0 0 0-.9 1.8l3.3 10.2a1.4 1.4 0 0 0 1.7.9l2.6-.8M16 6l3 .9a1.4 1.4 0 0 1 .9 1.8l-3.3 10.2a1.4 1.4 0 0 1-1.7.9l-2.6-.8M10.5 10.2 12 7.8l1.5 2.4-1.5 2.4Z" />
    </>
  ),
  astrology: (
    <>
      <circle cx="12" cy="12" r="9.3" />
      <circle cx="12" cy="12" r="4.6" />
      <path d="M12 2.7v4.7M12 16.6v4.7M2.7 12h4.7M16.6 12h4.7M5.4 5.4l3.3 3.3M15.3 15.3l3.3 3.3" />
      <circle cx="12" cy="12" r=".6" />
      <circle cx="17.2" cy="6.8" r="1" />
    </>
  ),
  numerology: tetractys.map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.45" fill="currentColor" stroke="none" />),
  iching: <path d="M4 20h16M4 16.8h16M4 13.6h16M4 10.4h6M14 10.4h6M4 7.2h6M14 7.2h6M4 4h6M14 4h6" />,
  dream: (
    <>
      <path d="M2.8 12.2c2.4 3.6 5.6 5.3 9.2 5.3s6.8-1.7 9.2-5.3M5.6 15.2l-1.9 2.3M9.2 17.1l-.9 2.8M14.8 17.1l.9 2.8M18.4 15.2l1.9 2.3" />
      <path d="M12 3.6c.2 2 1.1 2.9 2.8 3.1-1.7.2-2.6 1.1-2.8 3.1-.2-2-1.1-2.9-2.8-3.1 1.7-.2 2.6-1.1 2.8-3.1Z" />
    </>
  ),
  love: (
    <>
      <circle cx="8.8" cy="12" r="6.3" />
      <circle cx="15.2" cy="12" r="6.3" />
      <path d="M12 9.8v4.4" />
    </>
  ),
}

export const MethodIcon = ({ method, className = '' }: { method: MethodId; className?: string }) => (
  <svg className={`i m ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {drawings[method]}
  </svg>
)
