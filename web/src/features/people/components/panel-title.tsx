import { type ReactNode, useEffect, useRef } from 'react'

/** The title of the panel beside the list; it takes the focus, so that a screen reader announces it. */
export const PanelTitle = ({ id, children }: { id: string; children: ReactNode }) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <h2 id={id} ref={title} tabIndex={-1}>
      {children}
    </h2>
  )
}
