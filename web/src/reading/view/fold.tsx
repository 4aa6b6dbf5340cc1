import { type ReactNode, Suspense, useState } from 'react'
import './fold.css'

/** A line that opens what is below it, which is rendered, and so may load, only then. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => {
  const [opened, setOpened] = useState(false)
  return (
    <details className="fold" onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {opened && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  )
}
