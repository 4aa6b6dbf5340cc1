import type { SessionShown } from '@sibyl/contracts/http/account'
import { useNavigate } from 'react-router-dom'
import { sessions as texts } from '#texts/account-settings.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { formatDate, relativeTimeInSentence } from '../../../lib/format.ts'
import { endSession } from '../../../lib/session/session.ts'
import { signOut } from '../../../lib/session/sign-out.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { useEndAllSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../api.ts'

const Device = ({ session, onEnd, busy }: { session: SessionShown; onEnd: () => void; busy: boolean }) => (
  <li className="device">
    <div>
      <div className="which">
        <b>{session.device}</b> {session.current && <Badge earned>{texts.current}</Badge>}
      </div>
      <p className="note">
        {session.current
          ? texts.since(formatDate(session.createdAt))
          : texts.sinceAndSeen(formatDate(session.createdAt), relativeTimeInSentence(session.lastUsedAt))}
      </p>
    </div>
    <Button
      variant="danger"
      small
      busy={busy}
      onClick={onEnd}
      aria-label={session.current ? texts.signOut : texts.signOutOf(session.device)}
    >
      {texts.signOut}
    </Button>
  </li>
)

/** The account's sessions, and buttons to end them: here, elsewhere, everywhere. */
export const Sessions = () => {
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [end, ending] = useEndSessionMutation()
  const [endAll, endingAll] = useEndAllSessionsMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const failure = ending.error ?? endingAll.error

  const leave = () => {
    dispatch(signOut())
    navigate('/')
  }
  const leaveEverywhere = async () => {
    const answer = await endAll()
    if (answer.error) return
    navigate('/')
    dispatch(endSession('left'))
  }

  return (
    <div className="listed">
      <Fetched of={sessions} opening={texts.opening} failed={texts.failed}>
        {(devices) => (
          <ul>
            {devices.map((session) => (
              <Device
                key={session._id}
                session={session}
                busy={ending.isLoading && ending.originalArgs === session._id}
                onEnd={session.current ? leave : () => end(session._id)}
              />
            ))}
          </ul>
        )}
      </Fetched>
      {failure && <Notice kind="bad">{failureOf(failure, texts.signOutFailed).message}</Notice>}
      <Button variant="danger" busy={endingAll.isLoading} onClick={leaveEverywhere}>
        {texts.signOutEverywhere}
      </Button>
    </div>
  )
}
