import { lazy, Suspense, useState } from 'react'
import { reading as texts } from '#texts/reading.ts'
import type { DrawRecordProps } from './draw-record.tsx'
import './draw-record.css'

const DrawRecord = lazy(async () => ({ default: (await import('./draw-record.tsx')).DrawRecord }))

/** How the cards of a reading were drawn. The record loads when somebody opens it. */
export const FoldedDrawRecord = (props: DrawRecordProps) => {
  const [opened, setOpened] = useState(false)
  return (
    <details className="drawrecord" onToggle={() => setOpened(true)}>
      <summary>{texts.howDrawn}</summary>
      {opened && (
        <Suspense fallback={null}>
          <DrawRecord {...props} />
        </Suspense>
      )}
    </details>
  )
}
