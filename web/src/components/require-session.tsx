import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { offline as texts } from '#texts/offline.tsx'
import { pageError } from '#texts/page-error.ts'
import { useOffline } from '../lib/online.ts'
import { restoreSession } from '../lib/session/session.ts'
import { readTokens } from '../lib/session/tokens.ts'
import { useSession } from '../lib/session/use-session.ts'
import { useAppDispatch, useAppSelector } from '../lib/store-hooks.ts'
import { Button } from './button.tsx'
import { Coming } from './coming.tsx'
import { Eclipse } from './eclipse.tsx'
import { OfflineState } from './offline-state.tsx'
import { State } from './state.tsx'

/** A session is stored, but the server could not say whose it is. */
const NotConfirmed = () => {
  const dispatch = useAppDispatch()
  return (
    <State
      art={<Eclipse />}
      title={pageError.title}
      actions={
        <Button variant="primary" onClick={() => dispatch(restoreSession())}>
          {common.tryAgain}
        </Button>
      }
    >
      <p role="alert">{pageError.missingFile}</p>
    </State>
  )
}

/** For pages that need a reader: redirects others to `signIn` (such as `/login?redirect=/history`). */
export const RequireSession = ({ signIn, children }: { signIn: string; children: ReactNode }) => {
  const { status } = useSession()
  const offline = useOffline()
  const ended = useAppSelector((state) => state.session.ended)
  if (status === 'signed-in') return children
  if (status === 'restoring' && offline) return <OfflineState of={texts.page} onAgain={() => location.reload()} />
  if (status === 'restoring') return <Coming label={common.openingPage} />
  // The server did not refuse: fetching the profile again is enough.
  if (readTokens()) return <NotConfirmed />
  // The code that ended the session also navigates.
  return ended === 'left' || ended === 'refused' ? null : <Navigate to={signIn} replace />
}
