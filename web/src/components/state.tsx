import type { ReactNode } from 'react'
import './state.css'

type StateProps = {
  art?: ReactNode
  title: string
  /** The heading's level: 1 when the state is the whole page. */
  level?: 1 | 2
  children?: ReactNode
  /** The next step first. */
  actions?: ReactNode
  after?: ReactNode
}

/** Empty, error, gate, not found: a drawing, a sentence, one next step. */
export const State = ({ art, title, level = 1, children, actions, after }: StateProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className="state">
      {art}
      <Heading>{title}</Heading>
      {children}
      {actions && <div className="acts">{actions}</div>}
      {after}
    </section>
  )
}
