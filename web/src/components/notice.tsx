import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './notice.css'

/** The result of an action: a screen reader announces `good` politely, `bad` at once. */
export const Notice = ({ kind, children }: { kind: 'good' | 'bad'; children: ReactNode }) => (
  <div className={`notice ${kind}`} role={kind === 'good' ? 'status' : 'alert'}>
    <Icon of={kind === 'good' ? CircleCheck : CircleAlert} />
    <div className="says">{children}</div>
  </div>
)
