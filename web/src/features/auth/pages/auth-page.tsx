import { MINIMUM_AGE, WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { Notice } from '../../../components/notice.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { counted } from '../../../lib/format.ts'
import { safeRedirect } from '../../../lib/redirect.ts'
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

const words = {
  login: { tab: 'Sign In', title: 'Come in', says: 'Your readings and tokens are kept here.' },
  register: { tab: 'Sign Up', title: 'Begin here', says: `A verified account begins with ${counted(WELCOME_TOKENS, 'free token')}.` },
} as const

/** Sign-in and sign-up behind one door, at three addresses. */
export const AuthPage = () => {
  const { status } = useSession()
  const { pathname, key } = useLocation()
  const [query, setQuery] = useSearchParams()
  const [registered, setRegistered] = useState<string | null>(null)
  const mode = modeOf(pathname, query.get('mode'))
  // Any navigation, such as Back to Sign In, leaves the panel
  useEffect(() => setRegistered(null), [key])

  if (status === 'restoring') return <div className="coming" />
  if (status === 'signed-in') return <Navigate to={safeRedirect(query.get('redirect'))} replace />

  const switchTo = (next: Mode) => {
    const redirect = query.get('redirect')
    setQuery({ mode: next, ...(redirect && { redirect }) }, { replace: true })
  }
  const { title, says } = words[mode]

  return (
    <div className="wrap">
      <Door>
        {registered ? (
          <CheckYourMail email={registered} />
        ) : (
          <>
            <title>{`${words[mode].tab} · Sibyl`}</title>
            <div>
              <h1>{title}</h1>
              <p className="quiet greets">{says}</p>
            </div>
            {mode === 'login' && query.get('deleted') === '1' && <Notice kind="good">Your account was successfully deleted.</Notice>}
            <Tabs
              label="Sign in or sign up"
              value={mode}
              onChange={switchTo}
              tabs={[
                { value: 'login', label: words.login.tab, panel: <LoginForm /> },
                { value: 'register', label: words.register.tab, panel: <RegisterForm onRegistered={setRegistered} /> },
              ]}
            />
            {mode === 'login' && (
              <p className="note">
                New here? A verified account begins with {counted(WELCOME_TOKENS, 'free token')}. Sibyl is for adults, {MINIMUM_AGE} and
                over.
              </p>
            )}
          </>
        )}
      </Door>
    </div>
  )
}
