import type { ReactNode } from 'react'
import './badge.css'

/** A pill that says something. `earned`: in gold, for what is drawn or earned. */
export const Badge = ({ earned = false, children }: { earned?: boolean; children: ReactNode }) => (
  <span className={earned ? 'badge g' : 'badge'}>{children}</span>
)
