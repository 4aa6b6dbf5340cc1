import { forgotPasswordBody } from '@sibyl/contracts/http/credentials'
import { useEffect, useRef, useState } from 'react'
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
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { authApi } from '../api.ts'
import { Door } from '../components/door.tsx'
import { SealedLetter } from '../components/sealed-letter.tsx'

const Asking = ({ onSent }: { onSent: (email: string) => void }) => {
  const [ask] = authApi.useForgotPasswordMutation()
  const { register, errors, submit, refusal, isSubmitting } = useSubmitForm({
    schema: forgotPasswordBody,
    fields: ['email'],
    values: { email: '' },
    send: async (body) => {
      await ask(body).unwrap()
      onSent(body.email)
    },
    readFailure: (error) => failureOf(error, common.unexpected),
  })
  return (
    <>
      <div>
        <h1>{texts.title}</h1>
        <p className="quiet greets">{texts.lead}</p>
      </div>
      <form onSubmit={submit} noValidate>
        <Field label={texts.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
        {refusal && <Notice kind="bad">{refusal.message}</Notice>}
        <Button variant="primary" wide type="submit" busy={isSubmitting}>
          {isSubmitting ? common.sending : texts.submit}
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

/** /forgot-password: requests a link without revealing whether there is an account. */
export const ForgotPasswordPage = () => {
  const [sent, setSent] = useState<string | null>(null)
  return (
    <div className="wrap">
      <title>{common.pageTitle(texts.pageTitle)}</title>
      <Door>{sent ? <Sent email={sent} /> : <Asking onSent={setSent} />}</Door>
    </div>
  )
}
