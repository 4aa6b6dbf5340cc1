import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { emailVerification as texts } from '#texts/auth-verify-email.ts'
import { common } from '#texts/common.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { profileApi } from '../../../lib/session/profile.ts'
import { beginSession, refreshProfile } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import type { Verified } from '../api.ts'
import '../auth.css'
import { SealedLetter } from '../components/sealed-letter.tsx'
import { verifyOnce } from '../verify-once.ts'

/** The welcome tokens follow the verification a moment later; until then the header refetches its count this often. */
const WELCOME_POLL_MS = 500

type Outcome = { verified: boolean; message: string; session?: Verified }

const useVerification = (token: string | null): Outcome | null => {
  const dispatch = useAppDispatch()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (!token) return setOutcome({ verified: false, message: texts.noToken })
    let gone = false
    setOutcome(null)
    verifyOnce(token, dispatch).then((answer) => {
      if (gone) return
      const verified = 'data' in answer
      const message = verified ? answer.data.message : failureOf(answer.error, common.unexpected).message
      setOutcome({ verified, message, ...(verified && { session: answer.data }) })
    })
    return () => {
      gone = true
    }
  }, [token, dispatch])
  return outcome
}

export const VerifyEmailPage = () => {
  const [query] = useSearchParams()
  const outcome = useVerification(query.get('token'))
  const { status, user } = useSession()
  const dispatch = useAppDispatch()
  const verified = outcome?.verified === true

  const begin = useEffectEvent(({ user, token, refreshToken }: Verified) => {
    // The current session in this browser may belong to somebody else.
    if (status === 'anonymous' && user && token && refreshToken) void dispatch(beginSession({ token, refreshToken }, user))
  })
  const session = outcome?.session
  useEffect(() => {
    if (session) begin(session)
  }, [session])

  useEffect(() => {
    // Signed in already, in this browser: the welcome tokens show at once.
    if (verified && status === 'signed-in') dispatch(refreshProfile()).catch(() => undefined)
  }, [verified, status, dispatch])
  profileApi.useGetProfileQuery(undefined, {
    skip: !verified || status !== 'signed-in',
    pollingInterval: user && user.oracleTokens > 0 ? 0 : WELCOME_POLL_MS,
  })

  return (
    <div className="wrap verify" data-awaiting={verified && user?.oracleTokens === 0}>
      <title>{common.pageTitle(texts.title)}</title>
      <State
        art={outcome && !verified ? <Eclipse /> : <SealedLetter />}
        title={texts.title}
        actions={
          outcome && (
            <ButtonLink variant="primary" to={verified && status === 'signed-in' ? '/' : '/auth'}>
              {verified && status === 'signed-in' ? texts.begin : texts.proceed}
            </ButtonLink>
          )
        }
      >
        {outcome ? (
          <p className={verified ? 'good' : 'bad'} role={verified ? 'status' : 'alert'}>
            {outcome.message}
          </p>
        ) : (
          <Spinner label={texts.verifying} />
        )}
      </State>
    </div>
  )
}
