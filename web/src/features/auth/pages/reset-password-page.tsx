import { zodResolver } from '@hookform/resolvers/zod'
import { newPassword } from '@sibyl/contracts/http/credentials'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { passwordReset as texts } from '#texts/auth-reset-password.ts'
import { common } from '#texts/common.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { PasswordField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PasswordRules } from '../../../components/password-rules.tsx'
import { State } from '../../../components/state.tsx'
import { StrengthHint } from '../../../components/strength-hint.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { endSession } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import '../auth.css'
import { showFailure } from '../../../lib/show-failure.ts'
import { authApi } from '../api.ts'
import { Door } from '../components/door.tsx'
import { SealedLetter } from '../components/sealed-letter.tsx'

const form = z.object({ password: newPassword })

const Choosing = ({ token, onDone, onDead }: { token: string; onDone: () => void; onDead: (why: string) => void }) => {
  const [reset] = authApi.useResetPasswordMutation()
  const [refused, setRefused] = useState<string | null>(null)
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { password: '' },
  })
  const typed = watch('password')
  const submit = handleSubmit(async ({ password }) => {
    setRefused(null)
    try {
      await reset({ token, password }).unwrap()
      onDone()
    } catch (error) {
      const failure = failureOf(error, common.unexpected)
      if (failure.code === 'link_expired' || failure.code === 'link_unknown') onDead(failure.message)
      else setRefused(showFailure(failure, ['password'], setError))
    }
  })
  return (
    <Door>
      <div>
        <h1>{texts.title}</h1>
        <p className="quiet greets">{texts.lead}</p>
      </div>
      <form onSubmit={submit} noValidate>
        <div>
          <PasswordField
            label={texts.password}
            autoComplete="new-password"
            error={formState.errors.password?.message}
            {...register('password')}
          />
          <StrengthHint password={typed} />
          <PasswordRules password={typed} />
        </div>
        {refused && <Notice kind="bad">{refused}</Notice>}
        <Button variant="primary" wide type="submit" busy={formState.isSubmitting}>
          {formState.isSubmitting ? common.saving : texts.submit}
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
    // In the address, so that it outlives the session that ends now; the token leaves the address by it.
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
