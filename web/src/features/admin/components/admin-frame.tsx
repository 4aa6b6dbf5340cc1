import type { ReactNode } from 'react'
import { admin as texts } from '#texts/admin.ts'
import { common } from '#texts/common.ts'
import { NotFound } from '../../../components/not-found.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import '../admin.css'
import { Fetched } from '../../../components/fetched.tsx'
import { useOpenAdminQuery } from '../api.ts'

const Door = ({ children }: { children: ReactNode }) => {
  const door = useOpenAdminQuery(undefined, { refetchOnMountOrArgChange: true })
  const refused = door.error && 'status' in door.error && door.error.status === 404
  if (refused) return <NotFound />
  return (
    <div className="wrap admin">
      <meta name="robots" content="noindex" />
      {!door.data && <h1>{texts.title}</h1>}
      <Fetched of={door} opening={common.openingPage} failed={texts.failed}>
        {() => children}
      </Fetched>
    </div>
  )
}

/** The frame of every support page. Anybody but an administrator sees that the page does not exist. */
export const AdminFrame = ({ path, children }: { path: string; children: ReactNode }) => (
  <RequireSession signIn={`/login?redirect=${path}`}>
    <Door>{children}</Door>
  </RequireSession>
)
