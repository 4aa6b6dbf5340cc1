import { reasonBody } from '@sibyl/contracts/http/admin-reason'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { adminActs as texts } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'

type FormProps = {
  submitLabel: string
  danger: boolean
  onAct: (reason: string) => Promise<unknown>
  onDone: () => void
  onCancel: () => void
}

const Form = ({ submitLabel, danger, onAct, onDone, onCancel }: FormProps) => {
  const { register, errors, submit, refusal, isSubmitting } = useSubmitForm<z.infer<typeof reasonBody>>({
    schema: reasonBody,
    fields: ['reason'],
    values: { reason: '' },
    send: async ({ reason }) => {
      await onAct(reason)
      onDone()
    },
    readFailure: (error) => failureOf(error, texts.failed),
  })
  return (
    <form className="adm-form" onSubmit={submit} noValidate>
      <Field label={texts.reason} hint={texts.reasonHint} autoComplete="off" error={errors.reason?.message} {...register('reason')} />
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
      <div className="acts">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isSubmitting}>
          {isSubmitting ? texts.working : submitLabel}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

type ActDialogProps = {
  open: boolean
  title: string
  about: ReactNode
  submitLabel: string
  danger?: boolean
  /** Rejects with the server's refusal. */
  onAct: (reason: string) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks for the reason of an act, and carries it out. */
export const ActDialog = ({ open, title, about, submitLabel, danger = false, onAct, onDone, onClose }: ActDialogProps) => (
  <Dialog open={open} onOpenChange={(now) => now || onClose()} title={title} description={about}>
    <Form submitLabel={submitLabel} danger={danger} onAct={onAct} onDone={onDone} onCancel={onClose} />
  </Dialog>
)
