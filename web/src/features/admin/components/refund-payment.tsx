import { actReason } from '@sibyl/contracts/http/admin-reason'
import { useState } from 'react'
import { z } from 'zod'
import { adminActs as texts } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { money } from '../../../lib/format.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { type AdminPayment, useRefundPaymentMutation } from '../api.ts'

const words = texts.refund

/** "4.5" is 450 cents. */
const cents = (amount: string): number => Math.round(Number(amount.replace(',', '.')) * 100)

const formOf = (left: number) =>
  z.object({
    amount: z
      .string()
      .trim()
      .regex(/^\d{1,6}([.,]\d{1,2})?$/, words.notAmount)
      .refine((amount) => cents(amount) > 0, words.notAmount)
      .refine((amount) => cents(amount) <= left, words.tooHigh),
    reason: actReason,
  })

type Props = { payment: AdminPayment; onDone: () => void; onClose: () => void }

const Form = ({ payment: { _id: paymentId, amount: paid, refunded, currency }, onDone, onClose }: Props) => {
  const [refund] = useRefundPaymentMutation()
  // One dialog is one act: however often it is sent, it counts once.
  const [key] = useState(() => crypto.randomUUID())
  const left = paid - refunded
  const { register, errors, submit, refusal, isSubmitting } = useSubmitForm<z.infer<ReturnType<typeof formOf>>>({
    schema: formOf(left),
    fields: ['amount', 'reason'],
    values: { amount: (left / 100).toFixed(2), reason: '' },
    send: async ({ amount, reason }) => {
      await refund({ paymentId, amount: cents(amount), reason, key }).unwrap()
      onDone()
    },
    readFailure: (error) => failureOf(error, texts.failed),
  })
  return (
    <form className="adm-form" onSubmit={submit} noValidate>
      <Field
        label={words.amount(currency.toUpperCase())}
        hint={words.left(money(left, currency))}
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
        {...register('amount')}
      />
      <Field label={texts.reason} hint={texts.reasonHint} autoComplete="off" error={errors.reason?.message} {...register('reason')} />
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
      <div className="acts">
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {isSubmitting ? texts.working : words.submit}
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Asks how much of a payment to refund, and why. */
export const RefundPayment = (props: Props) => (
  <Dialog open onOpenChange={(now) => now || props.onClose()} title={words.title} description={words.about}>
    <Form {...props} />
  </Dialog>
)
