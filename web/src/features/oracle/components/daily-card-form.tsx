import type { Method } from '@sibyl/contracts/methods'
import { type FormEvent, useState } from 'react'
import { dailyCard as texts } from '#texts/oracle-cards.ts'
import { form } from '#texts/oracle-form.ts'
import { Button } from '../../../components/button.tsx'
import { newSubmission } from '../submission.ts'
import { usePrepare } from '../use-prepare.ts'
import { AskHead } from './ask-head.tsx'
import { DeckAside } from './deck-aside.tsx'

const onePosition = { said: texts.positions, positions: [texts.position], howDrawn: texts.howDrawn }

/** A form without fields: one press draws a card. */
export const DailyCardForm = ({ method }: { method: Method }) => {
  const prepare = usePrepare(method.id)
  const [preparing, setPreparing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPreparing(true)
    void prepare(newSubmission({}))
  }

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <div className="send">
            <Button variant="primary" type="submit" busy={preparing}>
              {preparing ? form.preparing : method.submit}
            </Button>
            <p className="note">{texts.cost}</p>
          </div>
        </form>
      </div>
      <DeckAside {...onePosition} />
    </div>
  )
}
