import { MINIMUM_AGE, WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { door, login, registration } from '#texts/auth.tsx'
import { common } from '#texts/common.ts'
import { Coming } from '../../../components/coming.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { isSessionEnded, safeRedirect } from '../../../lib/redirect.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import '../auth.css'
import { CheckYourMail } from '../components/check-your-mail.tsx'
import { Door } from '../components/door.tsx'
import { LoginForm } from '../components/login-form.tsx'
import { RegisterForm } from '../components/register-form.tsx'

type Mode = 'login' | 'register'

const modeOf = (pathname: string, asked: string | null): Mode => {
  if (asked === 'login' || asked === 'register') return asked
  return pathname === '/register' ? 'register' : 'login'
}

/** Sign-in and sign-up as one page, at three addresses. */
export const AuthPage = () => {
  const { status } = useSession()
  const { pathname, key, state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const [registered, setRegistered] = useState<string | null>(null)
  const mode = modeOf(pathname, query.get('mode'))
  // Any navigation, such as Back to Sign In, leaves the panel
  useEffect(() => setRegistered(null), [key])

  if (status === 'restoring') return <Coming label={common.openingPage} />
  if (status === 'signed-in') return <Navigate to={safeRedirect(query.get('redirect'))} replace />

  const switchTo = (next: Mode) => {
    const redirect = query.get('redirect')
    setQuery({ mode: next, ...(redirect && { redirect }) }, { replace: true })
  }
  const { tab, title } = mode === 'login' ? login : registration

  return (
    <div className="wrap">
      <Door>
        {registered ? (
          <CheckYourMail email={registered} />
        ) : (
          <>
            <title>{common.pageTitle(tab)}</title>
            <div>
              <h1>{title}</h1>
              <p className="quiet greets">{mode === 'login' ? login.lead : registration.lead(WELCOME_TOKENS)}</p>
            </div>
            {mode === 'login' && isSessionEnded(state) && <Notice kind="bad">{door.sessionEnded}</Notice>}
            {mode === 'login' && query.get('deleted') === '1' && <Notice kind="good">{door.deleted}</Notice>}
            <Tabs
              label={door.tabs}
              value={mode}
              onChange={switchTo}
              tabs={[
                { value: 'login', label: login.tab, panel: <LoginForm /> },
                { value: 'register', label: registration.tab, panel: <RegisterForm onRegistered={setRegistered} /> },
              ]}
            />
            {mode === 'login' && <p className="note">{door.newHere(WELCOME_TOKENS, MINIMUM_AGE)}</p>}
          </>
        )}
      </Door>
    </div>
  )
}
