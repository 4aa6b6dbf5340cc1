import { zodResolver } from '@hookform/resolvers/zod'
import { PASSWORD_CHANGED_SHOWN_MS } from '@sibyl/contracts/constants'
import { changePasswordBody } from '@sibyl/contracts/http/account'
import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
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
  .extend({ confirmation: z.string().min(1, 'Please repeat the new password') })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    message: 'The two passwords are not the same',
  })

const Match = ({ same }: { same: boolean }) => (
  <p className="match" data-same={same || undefined} role="status">
    <Icon of={same ? Check : X} />
    {same ? 'The passwords match' : 'The passwords do not match yet'}
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
      setRefused(showFailure(failureOf(error, 'Failed to change password'), ['currentPassword', 'newPassword'], setError))
    }
  })
  return (
    <form className="newpassword" onSubmit={submit} noValidate>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <div>
        <PasswordField label="New password" autoComplete="new-password" {...register('newPassword')} />
        <StrengthHint password={newPassword} />
        <PasswordRules password={newPassword} />
      </div>
      <div>
        <PasswordField label="Confirm new password" autoComplete="new-password" {...register('confirmation')} />
        {confirmation !== '' && <Match same={newPassword === confirmation} />}
      </div>
      <p className="note">Your other devices may need to sign in again.</p>
      {refused && <Notice kind="bad">{refused}</Notice>}
      <div className="acts">
        <Button kind="p" type="submit" busy={isSubmitting} disabled={!isValid}>
          {isSubmitting ? 'Changing...' : 'Change Password'}
        </Button>
        <Button kind="t" onClick={onCancel}>
          Cancel
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
  return <Notice kind="good">Password Changed Successfully!</Notice>
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
      <Button onClick={() => turn(true)}>Change Password</Button>
      <Dialog open={open} onOpenChange={turn} title="Change Password">
        {changed ? <Changed onSeen={() => setOpen(false)} /> : <Form onChanged={() => setChanged(true)} onCancel={() => turn(false)} />}
      </Dialog>
    </>
  )
}
