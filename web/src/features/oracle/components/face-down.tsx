import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { faceDown as texts } from '#texts/face-down.ts'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import '../../../components/state.css'
import { useToday } from '../../../lib/today.ts'
import './face-down.css'
import './waiting.css'

/** How long a finger rests on the card before it turns; face-down.css draws it. */
const HOLD_MS = 700

type FaceDownProps = { signedIn: boolean; onTurn: () => void }

/** The card was drawn already, on another device or before a reload. */
const TurnIfDrawn = ({ onTurn }: Pick<FaceDownProps, 'onTurn'>) => {
  const drawn = useToday().today?.streak.drawnToday === true
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (drawn) turn()
  }, [drawn])
  return null
}

/** Today's card as a reminder opens it. A hold turns it; so do a key on the card and the button below it. */
export const FaceDown = ({ signedIn, onTurn }: FaceDownProps) => {
  const [held, setHeld] = useState(false)
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (!held) return
    const timer = setTimeout(() => turn(), HOLD_MS)
    return () => clearTimeout(timer)
  }, [held])
  const release = () => setHeld(false)
  const hold = ({ button }: PointerEvent) => setHeld(button === 0)

  return (
    <section className="state waiting">
      {signedIn && <TurnIfDrawn onTurn={onTurn} />}
      <button
        type="button"
        className="single facedown"
        data-held={held}
        aria-label={texts.card}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        // A key, or assistive technology; a short tap of a pointer is no hold.
        onClick={({ detail }) => detail === 0 && onTurn()}
      >
        <Card id="back" urgent />
      </button>
      <h1>{texts.title}</h1>
      <p>{texts.hold}</p>
      <Button variant="primary" onClick={onTurn}>
        {texts.turn}
      </Button>
    </section>
  )
}
