import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '../lib/base-api.ts'
import { failureOf } from '../lib/failure.ts'
import { isAway, onSessionRefused } from '../lib/reauth.ts'
import { profileApi } from '../lib/session/profile.ts'
import { endSession } from '../lib/session/session.ts'
import { sessionEnded, sessionEndSeen, sessionEstablished, sessionRestoring } from '../lib/session/slice.ts'
import { onSessionChangedElsewhere, readTokens } from '../lib/session/tokens.ts'
import { useAppDispatch, useAppSelector } from '../lib/store-hooks.ts'

const { useGetProfileQuery } = profileApi

/** Keeps the screens in step with the session: confirms a stored one, and follows when it ends here or in another tab. */
export const SessionWatch = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { key: place } = useLocation()
  const status = useAppSelector((state) => state.session.status)
  const profile = useGetProfileQuery(undefined, { skip: status === 'anonymous' })

  useEffect(() => {
    if (status !== 'restoring') return
    if (profile.isSuccess && profile.currentData) dispatch(sessionEstablished())
    if (!profile.isError) return
    const { status: answered } = failureOf(profile.error, '')
    // Nobody said no: the tokens may still be good, so they stay for the next visit.
    dispatch(answered === null || isAway(answered) ? sessionEnded('failed') : endSession('failed'))
  }, [status, profile.isSuccess, profile.currentData, profile.isError, profile.error, dispatch])

  // A session that was only stored ends quietly: the page it was opened on may be public. One in use ends at the door.
  const refused = useEffectEvent(() => {
    dispatch(endSession(status === 'signed-in' ? 'refused' : 'failed'))
    if (status === 'signed-in') navigate('/login')
  })
  const changedElsewhere = useEffectEvent((session: string | null) => {
    if (!session) return void dispatch(endSession('elsewhere'))
    dispatch(sessionRestoring())
    dispatch(api.util.resetApiState())
  })
  const online = useEffectEvent(() => {
    if (status === 'anonymous' && readTokens()) dispatch(sessionRestoring())
  })

  useEffect(() => onSessionRefused(() => refused()), [])
  useEffect(() => onSessionChangedElsewhere((session) => changedElsewhere(session)), [])
  useEffect(() => {
    const listen = () => online()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  // Whoever ended the session has been shown where to go
  useEffect(() => {
    dispatch(sessionEndSeen())
  }, [place, dispatch])

  return null
}
