import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPasswordBody } from '@sibyl/contracts/http/account'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { forgottenPassword as texts } from '#texts/auth-forgot-password.tsx'
import { letter } from '#texts/auth-mail.tsx'
import { common } from '#texts/common.ts'
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
      setRefused(showFailure(failureOf(error, common.unexpected), ['email'], setError))
    }
  })
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        <p className="quiet greets">{texts.lead}</p>
      </div>
      <form onSubmit={submit} noValidate>
        <Field label={texts.email} type="email" autoComplete="email" error={formState.errors.email?.message} {...register('email')} />
        {refused && <Notice kind="bad">{refused}</Notice>}
        <Button variant="primary" wide type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? common.sending : texts.submit}
        </Button>
      </form>
      <p className="note">
        {texts.remembered((words) => (
          <Link to="/login">{words}</Link>
        ))}
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
          {texts.sent.title}
        </h1>
        <p className="sent">{texts.sent.toAddress(<strong>{email}</strong>)}</p>
        {emulated?.mail && (
          <p className="quiet small">
            {letter.staysHere((words) => (
              <a href="/_dev/mailbox">{words}</a>
            ))}
          </p>
        )}
      </div>
      <ButtonLink variant="primary" wide to="/login">
        {letter.backToSignIn}
      </ButtonLink>
    </>
  )
}

/** /forgot-password: asks for a link; whether there is an account nobody learns here. */
export const ForgotPasswordPage = () => {
  const [sent, setSent] = useState<string | null>(null)
  return (
    <div className="wrap">
      <title>{common.pageTitle(texts.pageTitle)}</title>
      <Door>{sent ? <Sent email={sent} /> : <Asking onSent={setSent} />}</Door>
    </div>
  )
}
