import type { Reading } from '@sibyl/contracts/http/readings'
import { useEffect, useRef } from 'react'
import { deletion } from '#texts/deletion.ts'

/** Says that a reading was deleted, and takes the focus from its removed button. */
export const Gone = ({ reading: { title, method } }: { reading: Reading }) => {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <p className="gone" role="status" tabIndex={-1} ref={words}>
      {deletion.done(title || method.name)}
    </p>
  )
}
