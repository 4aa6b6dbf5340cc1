import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureOf } from '../lib/failure.ts'
import { isOffline } from '../lib/online.ts'
import { forgetAllWords } from '../lib/own-words.ts'
import { isAway, onSessionRefused } from '../lib/reauth.ts'
import { SESSION_ENDED, signInPath } from '../lib/redirect.ts'
import { profileApi } from '../lib/session/profile.ts'
import { confirmSession, endSession, restoreSession } from '../lib/session/session.ts'
import { sessionEnded, sessionEndSeen } from '../lib/session/slice.ts'
import { onSessionChangedElsewhere, readTokens, type SessionElsewhere } from '../lib/session/tokens.ts'
import { useAppDispatch, useAppSelector } from '../lib/store-hooks.ts'

const { useGetProfileQuery } = profileApi

/** Keeps the screens in step with the session: confirms a stored one, and reacts when it ends here or in another tab. */
export const SessionWatch = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { key: entry, pathname, search } = useLocation()
  const status = useAppSelector((state) => state.session.status)
  const profile = useGetProfileQuery(undefined, { skip: status === 'anonymous', refetchOnFocus: true })

  useEffect(() => {
    if (status !== 'restoring') return
    if (profile.isSuccess && profile.currentData) dispatch(confirmSession(profile.currentData))
    if (!profile.isError) return
    const { status: answered } = failureOf(profile.error, '')
    // The server was not asked: the reader is known once the connection is back.
    if (answered === null && isOffline()) return
    // The server did not refuse: the tokens may still be valid, so they stay for the next visit.
    dispatch(answered === null || isAway(answered) ? sessionEnded('failed') : endSession('failed'))
  }, [status, profile.isSuccess, profile.currentData, profile.isError, profile.error, dispatch])

  // A stored session that turns out to be over ends silently, because the page may be public. A session in use ends at the sign-in page.
  const refused = useEffectEvent(() => {
    dispatch(endSession(status === 'signed-in' ? 'refused' : 'failed'))
    if (status === 'signed-in') navigate(signInPath(`${pathname}${search}`), { replace: true, state: SESSION_ENDED })
  })
  const changedElsewhere = useEffectEvent(({ session, left }: SessionElsewhere) => {
    if (left) forgetAllWords()
    if (!session) return void dispatch(endSession('elsewhere'))
    dispatch(restoreSession())
  })
  const online = useEffectEvent(() => {
    if (status === 'anonymous' && readTokens()) dispatch(restoreSession())
  })

  useEffect(() => onSessionRefused(() => refused()), [])
  useEffect(() => onSessionChangedElsewhere((elsewhere) => changedElsewhere(elsewhere)), [])
  useEffect(() => {
    const listen = () => online()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  // The reader has been taken to the page that follows the end of a session
  useEffect(() => {
    dispatch(sessionEndSeen())
  }, [entry, dispatch])

  return null
}
