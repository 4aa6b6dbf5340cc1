import { lazy, Suspense, useState } from 'react'
import { clarifier as texts } from '#texts/reading.ts'
import { clarifierOf } from '../../lib/drawn-cards.ts'
import '../draw-record/draw-record.css'
import type { ClarifierProps } from './clarifier.tsx'

const Clarifier = lazy(async () => ({ default: (await import('./clarifier.tsx')).Clarifier }))

/** The clarifying card of a reading, or a line that opens the choice of its place. */
export const FoldedClarifier = (props: ClarifierProps) => {
  const [opened, setOpened] = useState(false)
  const clarifier = (
    <Suspense fallback={null}>
      <Clarifier {...props} />
    </Suspense>
  )
  if (!opened && clarifierOf(props.reading.facts)) return clarifier
  return (
    <details className="drawrecord" onToggle={() => setOpened(true)}>
      <summary>{texts.title}</summary>
      {opened && clarifier}
    </details>
  )
}
