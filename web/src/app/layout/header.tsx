import { tierNames } from '@sibyl/contracts/tiers'
import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { tokenCount } from '#texts/counted.ts'
import { header as texts } from '#texts/layout.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Coin } from '../../components/coin.tsx'
import { Icon } from '../../components/icon.tsx'
import { Logo } from '../../components/logo.tsx'
import { useSignOut } from '../../features/auth/use-sign-out.ts'
import { useSession } from '../../lib/session/use-session.ts'
import '../../components/icon-button.css'
import { AccountButton } from './account-button.tsx'
import './header.css'
import { TrialBadge } from './trial-badge.tsx'

const loadMobileMenu = () => import('./mobile-menu.tsx').then((it) => ({ default: it.MobileMenu }))
const MobileMenu = lazy(loadMobileMenu)
const ReaderPlaces = lazy(() => import('./reader-places.tsx').then((it) => ({ default: it.ReaderPlaces })))

export const Header = () => {
  const session = useSession()
  const signOut = useSignOut()
  const { key } = useLocation()
  // Open only at the place where it was opened: any navigation closes it.
  const [menuAt, setMenuAt] = useState<string | null>(null)
  const [menuWanted, setMenuWanted] = useState(false)
  const { user } = session

  return (
    <header className="wrap top">
      <Link className="logo" to="/">
        <Logo />
        {texts.name}
      </Link>
      <TrialBadge />
      {user ? (
        <Suspense>
          <ReaderPlaces />
        </Suspense>
      ) : (
        <nav aria-label={texts.navigation}>
          <NavLink className="link" to="/pricing">
            {texts.pricing}
          </NavLink>
          {session.status === 'anonymous' && (
            <NavLink className="link" to="/login">
              {texts.signIn}
            </NavLink>
          )}
        </nav>
      )}
      {session.status === 'anonymous' && (
        <ButtonLink small to="/register">
          {texts.getStarted}
        </ButtonLink>
      )}
      {session.status === 'restoring' && <span className="unknown" />}
      {user && (
        <>
          {user.tier !== 'premium' && (
            <Link className="tokens nums" to="/wallet">
              <Coin />
              {tokenCount(user.oracleTokens)}
            </Link>
          )}
          <span className={user.tier === 'premium' ? 'tier alone' : 'tier'}>{tierNames[user.tier]}</span>
          <AccountButton user={user} onSignOut={signOut} />
        </>
      )}
      <button
        type="button"
        className="iconbtn burger"
        aria-label={texts.menu}
        aria-haspopup="dialog"
        aria-expanded={menuAt === key}
        onPointerEnter={loadMobileMenu}
        onClick={() => {
          setMenuWanted(true)
          setMenuAt(key)
        }}
      >
        <Icon of={Menu} />
      </button>
      {menuWanted && (
        <Suspense>
          <MobileMenu session={session} open={menuAt === key} left={menuAt !== null} onClose={() => setMenuAt(null)} onSignOut={signOut} />
        </Suspense>
      )}
    </header>
  )
}
