import { type LoginBody, loginBody } from '@sibyl/contracts/http/credentials'
import { Link } from 'react-router-dom'
import { login } from '#texts/auth.tsx'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { type CallFailure, failureOf } from '../../../lib/failure.ts'
import { beginSession } from '../../../lib/session/session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { authApi } from '../api.ts'
import { ResendLink } from './resend-link.tsx'

const readFailure = (error: unknown): CallFailure => {
  const failure = failureOf(error, login.failed)
  const refused = failure.status === 400 || failure.status === 401
  return refused ? failureOf(error, login.refused) : failure
}

/** The page, not this form, decides where the reader goes next. */
export const LoginForm = () => {
  const dispatch = useAppDispatch()
  const [signIn] = authApi.useLoginMutation()
  const { register, errors, submit, refusal, isSubmitting } = useSubmitForm<LoginBody>({
    schema: loginBody,
    fields: ['email', 'password'],
    values: { email: '', password: '' },
    send: async (body) => {
      const { token, refreshToken, user } = await signIn(body).unwrap()
      await dispatch(beginSession({ token, refreshToken }, user))
    },
    readFailure,
  })

  return (
    <form onSubmit={submit} noValidate>
      <Field label={login.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField label={login.password} autoComplete="current-password" error={errors.password?.message} {...register('password')} />
      <p className="forgot">
        <Link to="/forgot-password">{login.forgot}</Link>
      </p>
      {refusal && (
        <Notice kind="bad">
          <p>{refusal.message}</p>
        </Notice>
      )}
      {refusal?.code === 'email_not_verified' && <ResendLink email={refusal.answers.email} wide />}
      <Button variant="primary" wide type="submit" busy={isSubmitting}>
        {isSubmitting ? login.submitting : login.submit}
      </Button>
    </form>
  )
}
