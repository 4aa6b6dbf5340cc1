import type { ReactNode } from 'react'
import '../../../components/state.css'
import { useNewScreen } from '../use-new-screen.ts'

type StatusScreenProps = { art: ReactNode; title: string; children: ReactNode; actions?: ReactNode; after?: ReactNode }

/** The status of a payment, as a full page. */
export const StatusScreen = ({ art, title, children, actions, after }: StatusScreenProps) => {
  const heading = useNewScreen()
  return (
    <section className="state paystate">
      {art}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      {actions && <div className="acts">{actions}</div>}
      {after}
    </section>
  )
}
