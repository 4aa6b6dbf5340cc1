import { changePasswordBody } from '@sibyl/contracts/http/credentials'
import { Check, X } from 'lucide-react'
import { z } from 'zod'
import { passwordForm as texts } from '#texts/account-password.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { PasswordRules } from '../../../components/password-rules.tsx'
import { StrengthHint } from '../../../components/strength-hint.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
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

/** The current password, the new one with its rules, and the new one again. */
export const ChangePasswordForm = ({ onChanged, onCancel }: { onChanged: () => void; onCancel: () => void }) => {
  const [change] = useChangePasswordMutation()
  const { register, errors, watch, formState, submit, refusal, isSubmitting } = useSubmitForm({
    schema: form,
    fields: ['currentPassword', 'newPassword', 'confirmation'],
    values: { currentPassword: '', newPassword: '', confirmation: '' },
    mode: 'onChange',
    send: async ({ currentPassword, newPassword: chosen }) => {
      await change({ currentPassword, newPassword: chosen }).unwrap()
      onChanged()
    },
    readFailure: (error) => failureOf(error, texts.failed),
  })
  const { newPassword, confirmation } = watch()
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
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
      <div className="acts">
        <Button variant="primary" type="submit" busy={isSubmitting} disabled={!formState.isValid}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
        <Button variant="tertiary" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
