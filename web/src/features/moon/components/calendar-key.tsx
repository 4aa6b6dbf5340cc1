import type { ReactNode } from 'react'
import { moonKey } from '#texts/moon.ts'

/** What the marks along the foot of a week mean. */
export const CalendarKey = ({ children }: { children: ReactNode }) => (
  <p className="moonkey">
    <span>
      <svg className="weekhours" width="26" height="14" aria-hidden="true">
        <path className="line" d="M0 11H26M0 11V5M26 11V5M6.5 11V8.5M13 11V8.5M19.5 11V8.5" />
      </svg>
      {moonKey.day}
    </span>
    <span>
      <svg className="weekhours" width="12" height="16" aria-hidden="true">
        <path className="changes" d="M6 0V16" />
      </svg>
      {moonKey.sign}
    </span>
    <span>
      <svg className="weekhours" width="26" height="10" aria-hidden="true">
        <rect width="26" height="8" y="1" fill="url(#moon-void)" />
        <path className="ends" d="M.5 1v8M25.5 1v8" />
      </svg>
      {moonKey.void}
    </span>
    {children}
  </p>
)
