import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { LetterUnderWay } from './letter-under-way.tsx'

/** Takes the form's place, and the focus with it. */
export const MessageSent = ({ onAnother }: { onAnother: () => void }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div className="sentpanel" ref={place} tabIndex={-1} role="status">
      <LetterUnderWay />
      <p className="lead">Message sent. We'll get back to you soon.</p>
      <div className="acts">
        <ButtonLink to="/">Return Home</ButtonLink>
        <Button kind="t" onClick={onAnother}>
          Write another
        </Button>
      </div>
    </div>
  )
}
