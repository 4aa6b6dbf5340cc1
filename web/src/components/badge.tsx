import type { ReactNode } from 'react'
import './badge.css'

/** A pill with a label. `earned`: in gold, for something drawn or earned. */
export const Badge = ({ earned = false, children }: { earned?: boolean; children: ReactNode }) => (
  <span className={earned ? 'badge g' : 'badge'}>{children}</span>
)
