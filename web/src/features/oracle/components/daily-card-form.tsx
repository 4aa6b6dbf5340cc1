import type { Method } from '@sibyl/contracts/methods'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { usePrepare } from '../use-prepare.ts'
import { AskHead } from './ask-head.tsx'
import { DeckAside } from './deck-aside.tsx'

const onePlace = {
  said: 'One place, for today.',
  places: ['Today'],
  howDrawn: 'All 78 cards, upright or reversed, are equally likely, and nobody knows yours before you ask.',
}

/** Nothing is asked; one presses, and a card is drawn. */
export const DailyCardForm = ({ method }: { method: Method }) => {
  const prepare = usePrepare(method.id)
  const [preparing, setPreparing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPreparing(true)
    void prepare({})
  }

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title="One card for today">
          No question is needed. The card stays the same until midnight, so there is nothing to be gained by asking twice.
        </AskHead>
        <form noValidate onSubmit={submit}>
          <div className="send">
            <Button kind="p" type="submit" busy={preparing}>
              {preparing ? 'Preparing...' : method.submit}
            </Button>
            <p className="note">Free, once a day, no account needed.</p>
          </div>
        </form>
      </div>
      <DeckAside {...onePlace} />
    </div>
  )
}
