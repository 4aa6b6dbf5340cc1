import { lazy, Suspense, useState } from 'react'
import { clarifier as texts } from '#texts/reading.ts'
import { clarifierOf } from '../../lib/drawn-cards.ts'
import '../draw-record/draw-record.css'
import type { ClarifierProps } from './clarifier.tsx'

const Clarifier = lazy(async () => ({ default: (await import('./clarifier.tsx')).Clarifier }))

/** The clarifying card of a reading, or a line that opens the choice of its place. */
export const FoldedClarifier = (props: ClarifierProps) => {
  const [opened, setOpened] = useState(false)
  if (!opened && clarifierOf(props.reading.facts)) return <Clarifier {...props} />
  return (
    <details className="drawrecord" onToggle={() => setOpened(true)}>
      <summary>{texts.title}</summary>
      {opened && (
        <Suspense fallback={null}>
          <Clarifier {...props} />
        </Suspense>
      )}
    </details>
  )
}
