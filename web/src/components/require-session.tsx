import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useSession } from '../lib/session/use-session.ts'
import { useAppSelector } from '../lib/store-hooks.ts'

/** For pages that need a reader: sends anybody else to `signIn` (such as `/login?redirect=/history`). */
export const RequireSession = ({ signIn, children }: { signIn: string; children: ReactNode }) => {
  const { status } = useSession()
  const left = useAppSelector((state) => state.session.ended === 'left')
  if (status === 'signed-in') return children
  if (status === 'restoring') return <p className="vh" role="status">{`Opening your page…`}</p>
  return left ? null : <Navigate to={signIn} replace />
}
