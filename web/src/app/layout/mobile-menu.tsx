import { LogOut, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { Logo } from '../../components/logo.tsx'
import { useReturnFocus } from '../../components/return-focus.ts'
import type { Session } from '../../lib/session/use-session.ts'
import { AccountLines } from './account-lines.tsx'
import { accountLinks } from './account-links.ts'
import './menus.css'

type MobileMenuProps = {
  session: Session
  open: boolean
  /** Closed by going somewhere: the focus then belongs to the new page's title. */
  left: boolean
  onClose: () => void
  onSignOut: () => void
}

/** Everything the header and the account menu hold, on a phone: the whole screen, one list. */
export const MobileMenu = ({ session, open, left, onClose, onSignOut }: MobileMenuProps) => {
  const { user } = session
  const focus = useReturnFocus(left)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content className="drawer" aria-describedby={undefined} {...focus}>
          <Dialog.Title className="vh">Menu</Dialog.Title>
          <div className="wrap top">
            <Link className="logo" to="/" onClick={onClose}>
              <Logo />
              Sibyl
            </Link>
            <Dialog.Close className="iconbtn" aria-label="Close menu">
              <Icon of={X} />
            </Dialog.Close>
          </div>
          <div className="wrap">
            {user && <AccountLines user={user} />}
            <nav aria-label="Menu">
              <ul className="places">
                <li>
                  <Link to="/pricing" onClick={onClose}>
                    Pricing
                  </Link>
                </li>
                {user ? (
                  accountLinks(user).map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to} onClick={onClose}>
                        {label}
                      </Link>
                    </li>
                  ))
                ) : (
                  <li>
                    <Link to="/login" onClick={onClose}>
                      Sign In
                    </Link>
                  </li>
                )}
              </ul>
            </nav>
            {user ? (
              <Button wide onClick={onSignOut}>
                <Icon of={LogOut} />
                Sign Out
              </Button>
            ) : (
              <ButtonLink kind="p" wide to="/register" onClick={onClose}>
                Get Started
              </ButtonLink>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
