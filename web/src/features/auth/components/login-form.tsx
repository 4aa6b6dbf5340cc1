import { zodResolver } from '@hookform/resolvers/zod'
import { type LoginBody, loginBody } from '@sibyl/contracts/http/credentials'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { login } from '#texts/auth.tsx'
import { Button } from '../../../components/button.tsx'
import { Field, PasswordField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { type CallFailure, failureOf } from '../../../lib/failure.ts'
import { beginSession } from '../../../lib/session/session.ts'
import { showFailure } from '../../../lib/show-failure.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { authApi } from '../api.ts'
import { ResendLink } from './resend-link.tsx'

const readFailure = (error: unknown): CallFailure => {
  const failure = failureOf(error, login.failed)
  const refused = failure.status === 400 || failure.status === 401
  return refused ? failureOf(error, login.refused) : failure
}

/** Where the reader goes next is the page's business: it sees the session begin. */
export const LoginForm = () => {
  const dispatch = useAppDispatch()
  const [signIn] = authApi.useLoginMutation()
  const [refused, setRefused] = useState<{ message: string; unverified: string | null } | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<LoginBody>({
    resolver: zodResolver(loginBody),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    setRefused(null)
    try {
      const { token, refreshToken, user } = await signIn(body).unwrap()
      await dispatch(beginSession({ token, refreshToken }, user))
    } catch (error) {
      const failure = readFailure(error)
      const message = showFailure(failure, ['email', 'password'], setError)
      if (message) setRefused({ message, unverified: failure.code === 'email_not_verified' ? body.email : null })
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Field label={login.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <PasswordField label={login.password} autoComplete="current-password" error={errors.password?.message} {...register('password')} />
      <p className="forgot">
        <Link to="/forgot-password">{login.forgot}</Link>
      </p>
      {refused && (
        <Notice kind="bad">
          <p>{refused.message}</p>
        </Notice>
      )}
      {refused?.unverified && <ResendLink email={refused.unverified} wide />}
      <Button variant="primary" wide type="submit" busy={isSubmitting}>
        {isSubmitting ? login.submitting : login.submit}
      </Button>
    </form>
  )
}
