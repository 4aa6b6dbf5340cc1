import type { User } from '@sibyl/contracts/http/auth'
import { lazy, Suspense, useState } from 'react'
import { accountMenu } from '#texts/layout.ts'
import { initials } from './initials.ts'

const loadMenu = () => import('./account-menu.tsx').then((it) => ({ default: it.AccountMenu }))
const AccountMenu = lazy(loadMenu)

/** The reader's initials. Their menu is fetched at the first press: a phone never needs it. */
export const AccountButton = ({ user, onSignOut }: { user: User; onSignOut: () => void }) => {
  const [wanted, setWanted] = useState(false)
  const closed = (
    <button
      type="button"
      className="avatar"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setWanted(true)}
    >
      <span aria-hidden="true">{initials(user)}</span>
      <span className="vh">{accountMenu.label(user.fullName)}</span>
    </button>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <AccountMenu user={user} onSignOut={onSignOut} />
    </Suspense>
  )
}
