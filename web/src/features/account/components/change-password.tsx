import { zodResolver } from '@hookform/resolvers/zod'
import { PASSWORD_CHANGED_SHOWN_MS } from '@sibyl/contracts/constants'
import { changePasswordBody } from '@sibyl/contracts/http/account'
import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { passwordChange as texts } from '#texts/account-settings.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { PasswordField } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordRules } from '../../../components/password-rules.tsx'
import { StrengthHint } from '../../../components/strength-hint.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { showFailure } from '../../../lib/show-failure.ts'
import { useChangePasswordMutation } from '../api.ts'

const form = changePasswordBody
  .extend({ confirmation: z.string().min(1, texts.confirmationMissing) })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: texts.confirmationDiffers,
  })

const Match = ({ same }: { same: boolean }) => (
  <p className="match" data-same={same || undefined} role="status">
    <Icon of={same ? Check : X} />
    {same ? texts.match : texts.noMatch}
  </p>
)

const Form = ({ onChanged, onCancel }: { onChanged: () => void; onCancel: () => void }) => {
  const [change] = useChangePasswordMutation()
  const [refused, setRefused] = useState<string | null>(null)
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(form),
    mode: 'onChange',
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  })
  const { errors, isSubmitting, isValid } = formState
  const { newPassword, confirmation } = watch()
  const submit = handleSubmit(async ({ currentPassword, newPassword: chosen }) => {
    setRefused(null)
    try {
      await change({ currentPassword, newPassword: chosen }).unwrap()
      onChanged()
    } catch (error) {
      setRefused(showFailure(failureOf(error, texts.failed), ['currentPassword', 'newPassword'], setError))
    }
  })
  return (
    <form className="newpassword" onSubmit={submit} noValidate>
      <PasswordField
        label={texts.current}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <div>
        <PasswordField label={texts.chosen} autoComplete="new-password" {...register('newPassword')} />
        <StrengthHint password={newPassword} />
        <PasswordRules password={newPassword} />
      </div>
      <div>
        <PasswordField label={texts.confirmation} autoComplete="new-password" {...register('confirmation')} />
        {confirmation !== '' && <Match same={newPassword === confirmation} />}
      </div>
      <p className="note">{texts.otherDevices}</p>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <div className="acts">
        <Button variant="primary" type="submit" busy={isSubmitting} disabled={!isValid}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}

const Changed = ({ onSeen }: { onSeen: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onSeen, PASSWORD_CHANGED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onSeen])
  return <Notice kind="good">{texts.done}</Notice>
}

/** The button that opens the form, and the form. */
export const ChangePassword = () => {
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState(false)
  const turn = (now: boolean) => {
    setOpen(now)
    if (now) setChanged(false)
  }
  return (
    <>
      <Button onClick={() => turn(true)}>{texts.open}</Button>
      <Dialog open={open} onOpenChange={turn} title={texts.title}>
        {changed ? <Changed onSeen={() => setOpen(false)} /> : <Form onChanged={() => setChanged(true)} onCancel={() => turn(false)} />}
      </Dialog>
    </>
  )
}
