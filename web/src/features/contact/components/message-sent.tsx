import { useEffect, useRef } from 'react'
import { common } from '#texts/common.ts'
import { messageSent } from '#texts/contact.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { LetterUnderWay } from './letter-under-way.tsx'

/** Takes the form's place, and the focus with it. */
export const MessageSent = ({ onAnother }: { onAnother: () => void }) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div className="sentpanel" ref={panel} tabIndex={-1} role="status">
      <LetterUnderWay />
      <p className="lead">{messageSent.about}</p>
      <div className="acts">
        <ButtonLink to="/">{common.returnHome}</ButtonLink>
        <Button variant="tertiary" onClick={onAnother}>
          {messageSent.another}
        </Button>
      </div>
    </div>
  )
}
