import type { Method } from '@sibyl/contracts/methods'
import type { ReactNode } from 'react'
import { MethodIcon } from '../../../components/method-icon.tsx'

export const AskHead = ({ method, title, children }: { method: Method; title: string; children: ReactNode }) => (
  <header>
    <p className="asking">
      <MethodIcon method={method.id} />
      {method.name}
    </p>
    <h1>{title}</h1>
    <p className="quiet">{children}</p>
  </header>
)
