import { GIFT_NAME_MAX, GIFT_NOTE_MAX } from '@sibyl/contracts/constants'
import { giftWords } from '@sibyl/contracts/http/gift-words'
import { useState } from 'react'
import type { z } from 'zod'
import { giving as texts } from '#texts/gift.ts'
import { Button } from '../../../components/button.tsx'
import { Field, TextField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { price } from '../../../lib/format.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { aYearAfter, localDay } from '../local-day.ts'
import { useNewScreen } from '../use-new-screen.ts'
import { Envelope } from './envelope.tsx'
import { GiftSizes } from './gift-sizes.tsx'

type Words = z.output<typeof giftWords>
type Size = { tokens: number; price: number }
export type Written = Words & { size: Size }

type GiftFormProps = {
  sizes: readonly Size[]
  /** Payments are off. */
  closed: boolean
  /** Another screen covers it; the input stays. */
  covered: boolean
  onSend: (written: Written) => Promise<void>
}

const orNone = (text: string): string | undefined => text || undefined

/** The form of a gift: size, receiver, day and note, beside an envelope that shows the name while it is typed. */
export const GiftForm = ({ sizes, closed, covered, onSend }: GiftFormProps) => {
  const title = useNewScreen(!covered)
  const [tokens, setTokens] = useState(5)
  const [today] = useState(() => new Date())
  const size = sizes.find((each) => each.tokens === tokens) ?? { tokens: 5, price: 4.99 }
  const { register, errors, watch, submit, refusal, isSubmitting } = useSubmitForm<Words>({
    schema: giftWords,
    fields: ['recipientName', 'deliverOn', 'note', 'recipientEmail'],
    values: { deliverOn: localDay(today) },
    // Today means at once, whatever the hour.
    send: ({ deliverOn, ...rest }) => onSend({ ...rest, size, ...(deliverOn !== localDay(today) && deliverOn ? { deliverOn } : {}) }),
    readFailure: (error) => failureOf(error, texts.failed),
  })
  const [name = '', note = ''] = watch(['recipientName', 'note'])

  return (
    <div className="gift" hidden={covered}>
      <div className="shown">
        <header>
          <h1 ref={title} tabIndex={-1}>
            {texts.title}
          </h1>
          <p className="quiet">{texts.lead}</p>
        </header>
        <Envelope name={name.trim().slice(0, GIFT_NAME_MAX)} />
      </div>
      <form onSubmit={submit} noValidate>
        <GiftSizes sizes={sizes} chosen={tokens} onChoose={setTokens} />
        <div className="pair">
          <Field
            label={texts.to}
            autoComplete="off"
            maxLength={GIFT_NAME_MAX}
            error={errors.recipientName?.message}
            {...register('recipientName', { setValueAs: orNone })}
          />
          <Field
            label={texts.day}
            type="date"
            min={localDay(today)}
            max={localDay(aYearAfter(today))}
            error={errors.deliverOn?.message}
            {...register('deliverOn', { setValueAs: orNone })}
          />
        </div>
        <TextField
          label={texts.note}
          hint={texts.noteLength([...note].length, GIFT_NOTE_MAX)}
          error={errors.note?.message}
          {...register('note', { setValueAs: orNone })}
        />
        <div className="mailed">
          <Field
            label={texts.email}
            type="email"
            autoComplete="off"
            error={errors.recipientEmail?.message}
            {...register('recipientEmail')}
          />
          <p className="note">{texts.emailHint}</p>
        </div>
        {refusal && <Notice kind="bad">{refusal.message}</Notice>}
        {closed && <Notice kind="bad">{texts.notForSale}</Notice>}
        <div className="pay">
          <Button variant="primary" type="submit" busy={isSubmitting || closed}>
            {isSubmitting ? texts.submitting : texts.submit(price(size.price))}
          </Button>
          <p className="note">{texts.returns}</p>
        </div>
      </form>
    </div>
  )
}
