import { newPassword } from '@sibyl/contracts/http/credentials'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { passwordReset as texts } from '#texts/auth-reset-password.ts'
import { common } from '#texts/common.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordField } from '../../../components/password-field.tsx'
import { PasswordRules } from '../../../components/password-rules.tsx'
import { State } from '../../../components/state.tsx'
import { StrengthHint } from '../../../components/strength-hint.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { endSession } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import '../auth.css'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { authApi } from '../api.ts'
import { Door } from '../components/door.tsx'
import { SealedLetter } from '../components/sealed-letter.tsx'

const form = z.object({ password: newPassword })

const Choosing = ({ token, onDone, onDead }: { token: string; onDone: () => void; onDead: (why: string) => void }) => {
  const [reset] = authApi.useResetPasswordMutation()
  const { register, errors, watch, submit, refusal, isSubmitting } = useSubmitForm({
    schema: form,
    fields: ['password'],
    values: { password: '' },
    send: async ({ password }) => {
      await reset({ token, password }).unwrap()
      onDone()
    },
    readFailure: (error) => {
      const failure = failureOf(error, common.unexpected)
      const dead = failure.code === 'link_expired' || failure.code === 'link_unknown'
      if (dead) onDead(failure.message)
      return dead ? null : failure
    },
  })
  const typed = watch('password')
  return (
    <Door>
      <div>
        <h1>{texts.title}</h1>
        <p className="quiet greets">{texts.lead}</p>
      </div>
      <form onSubmit={submit} noValidate>
        <div>
          <PasswordField label={texts.password} autoComplete="new-password" error={errors.password?.message} {...register('password')} />
          <StrengthHint password={typed} />
          <PasswordRules password={typed} />
        </div>
        {refusal && <Notice kind="bad">{refusal.message}</Notice>}
        <Button variant="primary" wide type="submit" busy={isSubmitting}>
          {isSubmitting ? common.saving : texts.submit}
        </Button>
      </form>
    </Door>
  )
}

const Done = () => (
  <State
    art={<SealedLetter />}
    title={texts.done.title}
    actions={
      <ButtonLink variant="primary" to="/login">
        {texts.done.signIn}
      </ButtonLink>
    }
  >
    <p className="good" role="status">
      {texts.done.about}
    </p>
  </State>
)

const Dead = ({ why }: { why: string }) => (
  <State
    art={<Eclipse />}
    title={texts.dead.title}
    actions={
      <ButtonLink variant="primary" to="/forgot-password">
        {texts.dead.newLink}
      </ButtonLink>
    }
  >
    <p className="bad" role="alert">
      {why}
    </p>
  </State>
)

/** /reset-password: where the mailed link leads. The link is used by the form, not by opening the page. */
export const ResetPasswordPage = () => {
  const [query, setQuery] = useSearchParams()
  const token = query.get('token')
  const { status } = useSession()
  const dispatch = useAppDispatch()
  const [dead, setDead] = useState<string | null>(null)
  const done = () => {
    // In the address, so that the state survives the end of this session; this also removes the token from the address.
    setQuery({ done: '1' }, { replace: true })
    if (status === 'signed-in') dispatch(endSession('left'))
  }
  const why = dead ?? (token ? null : texts.noToken)
  const over = query.get('done') === '1' ? <Done /> : why && <Dead why={why} />
  return (
    <div className="wrap">
      <title>{common.pageTitle(texts.pageTitle)}</title>
      {over ? <div className="verify">{over}</div> : <Choosing token={token ?? ''} onDone={done} onDead={setDead} />}
    </div>
  )
}
