import { MINIMUM_AGE } from '@sibyl/contracts/constants'
import { type RegisterBody, registerBody } from '@sibyl/contracts/http/credentials'
import { Link } from 'react-router-dom'
import { registration as texts } from '#texts/auth.tsx'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { StrengthHint } from '../../../components/strength-hint.tsx'
import { type CallFailure, failureOf } from '../../../lib/failure.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { authApi } from '../api.ts'

const readFailure = (error: unknown): CallFailure => {
  const failure = failureOf(error, texts.failed)
  if (failure.code === 'email_taken') return { ...failure, fields: [{ field: 'email', message: failure.message }] }
  const refused = failure.status === 400 || failure.status === 409
  return refused ? failureOf(error, texts.refused) : failure
}

export const RegisterForm = ({ onRegistered }: { onRegistered: (email: string) => void }) => {
  const [createAccount] = authApi.useRegisterMutation()
  const { register, errors, watch, submit, refusal, isSubmitting } = useSubmitForm<RegisterBody>({
    schema: registerBody,
    fields: ['firstName', 'lastName', 'email', 'password'],
    values: { firstName: '', lastName: '', email: '', password: '' },
    send: async (body) => {
      await createAccount(body).unwrap()
      onRegistered(body.email)
    },
    readFailure,
  })
  const [typed, ...about] = watch(['password', 'firstName', 'lastName', 'email'])

  return (
    <form onSubmit={submit} noValidate>
      <div className="names">
        <Field label={texts.firstName} autoComplete="given-name" error={errors.firstName?.message} {...register('firstName')} />
        <Field label={texts.lastName} autoComplete="family-name" error={errors.lastName?.message} {...register('lastName')} />
      </div>
      <Field label={texts.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <div>
        <PasswordField label={texts.password} autoComplete="new-password" error={errors.password?.message} {...register('password')} />
        <StrengthHint password={typed} about={about} />
      </div>
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
      <div className="agree">
        <Button variant="primary" wide type="submit" busy={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
        <p className="note">
          {texts.agreement(
            MINIMUM_AGE,
            (words) => (
              <Link to="/terms">{words}</Link>
            ),
            (words) => (
              <Link to="/privacy">{words}</Link>
            ),
          )}
        </p>
      </div>
    </form>
  )
}
