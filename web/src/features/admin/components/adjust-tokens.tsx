import { ADJUSTMENT_MAX, actReason } from '@sibyl/contracts/http/admin-reason'
import { useState } from 'react'
import { z } from 'zod'
import { adminReader, adminActs as texts } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { useAdjustTokensMutation } from '../api.ts'

const form = z.object({
  which: z.enum(['give', 'take']),
  tokens: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, texts.tokens.notWhole)
    .refine((count) => Number(count) <= ADJUSTMENT_MAX, texts.tokens.notWhole),
  reason: actReason,
})

const Form = ({ readerId, onDone, onCancel }: { readerId: string; onDone: () => void; onCancel: () => void }) => {
  const [adjust] = useAdjustTokensMutation()
  // One dialog is one act: however often it is sent, it counts once.
  const [key] = useState(() => crypto.randomUUID())
  const { register, errors, watch, submit, refusal, isSubmitting } = useSubmitForm<z.infer<typeof form>>({
    schema: form,
    fields: ['tokens', 'reason'],
    values: { which: 'give', tokens: '', reason: '' },
    send: async ({ which, tokens, reason }) => {
      await adjust({
        readerId,
        tokens: which === 'give' ? Number(tokens) : -Number(tokens),
        reason,
        key: `${key}-${which}-${tokens}`,
      }).unwrap()
      onDone()
    },
    readFailure: (error) => failureOf(error, texts.failed),
  })
  const which = watch('which')
  return (
    <form className="adm-form" onSubmit={submit} noValidate>
      <fieldset className="adm-which">
        <legend className="vh">{texts.tokens.which}</legend>
        {(['give', 'take'] as const).map((each) => (
          <label key={each}>
            <input type="radio" value={each} {...register('which')} />
            <span>{texts.tokens[each]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={texts.tokens.count} inputMode="numeric" autoComplete="off" error={errors.tokens?.message} {...register('tokens')} />
      <Field
        label={texts.reason}
        hint={texts.tokens.reasonHint}
        autoComplete="off"
        error={errors.reason?.message}
        {...register('reason')}
      />
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
      <div className="acts">
        <Button type="submit" variant={which === 'take' ? 'danger' : 'primary'} busy={isSubmitting}>
          {isSubmitting ? texts.working : texts.tokens.submit[which]}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The button that asks how many tokens to give or take, and why. */
export const AdjustTokens = ({ readerId }: { readerId: string }) => {
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState(false)
  const turn = (now: boolean) => {
    setOpen(now)
    if (now) setDone(false)
  }
  return (
    <div className="adm-acts">
      <Button small onClick={() => turn(true)}>
        {adminReader.wallet.adjust}
      </Button>
      {done && <Notice kind="good">{texts.tokens.done}</Notice>}
      <Dialog open={open} onOpenChange={turn} title={texts.tokens.title} description={texts.tokens.about}>
        <Form
          readerId={readerId}
          onDone={() => {
            turn(false)
            setDone(true)
          }}
          onCancel={() => turn(false)}
        />
      </Dialog>
    </div>
  )
}
