import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordBody } from '@sibyl/contracts/http/account'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { healthApi } from '../../../lib/health.ts'
import '../auth.css'
import { showFailure } from '../../../lib/show-failure.ts'
import { authApi } from '../api.ts'
import { Door } from '../components/door.tsx'
import { SealedLetter } from '../components/sealed-letter.tsx'

const Asking = ({ onSent }: { onSent: (email: string) => void }) => {
  const [ask] = authApi.useForgotPasswordMutation()
  const [refused, setRefused] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotPasswordBody),
    defaultValues: { email: '' },
  })
  const submit = handleSubmit(async (body) => {
    setRefused(null)
    try {
      await ask(body).unwrap()
      onSent(body.email)
    } catch (error) {
      setRefused(showFailure(failureOf(error, 'An unexpected error occurred.'), ['email'], setError))
    }
  })
  return (
    <>
      <div>
        <h1>A new password</h1>
        <p className="quiet greets">Tell us the address of your account, and we send you a link to choose another one.</p>
      </div>
      <form onSubmit={submit} noValidate>
        <Field label="Email" type="email" autoComplete="email" error={formState.errors.email?.message} {...register('email')} />
        {refused && <Notice kind="bad">{refused}</Notice>}
        <Button kind="p" wide type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? 'Sending...' : 'Send the Link'}
        </Button>
      </form>
      <p className="note">
        It came back to you? <Link to="/login">Sign in</Link>.
      </p>
    </>
  )
}

const Sent = ({ email }: { email: string }) => {
  const title = useRef<HTMLHeadingElement>(null)
  const { data: emulated } = healthApi.useGetEmulatedQuery()
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <SealedLetter />
      <div>
        <h1 ref={title} tabIndex={-1}>
          Look at your mail
        </h1>
        <p className="sent">
          If there is an account with <strong>{email}</strong>, a link to choose a new password is on its way. It is good for one hour.
        </p>
        {emulated?.mail && (
          <p className="quiet small">
            Mail stays on this installation: the letter is in its <a href="/_dev/mailbox">mailbox</a>.
          </p>
        )}
      </div>
      <ButtonLink kind="p" wide to="/login">
        Back to Sign In
      </ButtonLink>
    </>
  )
}

/** /forgot-password: asks for a link; whether there is an account nobody learns here. */
export const ForgotPasswordPage = () => {
  const [sent, setSent] = useState<string | null>(null)
  return (
    <div className="wrap">
      <title>Forgot Password · Sibyl</title>
      <Door>{sent ? <Sent email={sent} /> : <Asking onSent={setSent} />}</Door>
    </div>
  )
}
