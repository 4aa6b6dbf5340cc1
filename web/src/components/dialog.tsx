import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-window.tsx'

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((it) => ({ default: it.DialogWindow })))

/** A modal question: focus stays inside, Escape closes. On a phone, a sheet from below. Its chunk loads when first opened. */
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
