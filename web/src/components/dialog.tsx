import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((it) => ({ default: it.DialogWindow })))

/** A question that must be answered or put away: focus stays inside, Escape closes. A sheet from below on a phone. It comes when first opened. */
export const Dialog = (props: DialogProps) => {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}
