import { LogOut, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Link } from 'react-router-dom'
import { accountMenu, footer, header } from '#texts/layout.ts'
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
  /** After a navigation closes it, the focus belongs to the new page's title. */
  left: boolean
  onClose: () => void
  onSignOut: () => void
}

/** Everything in the header and the account menu, as one full-screen list on a phone. */
export const MobileMenu = ({ session, open, left, onClose, onSignOut }: MobileMenuProps) => {
  const { user } = session
  const focus = useReturnFocus(left)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Content className="drawer" aria-describedby={undefined} {...focus}>
          <Dialog.Title className="vh">{header.menu}</Dialog.Title>
          <div className="wrap top">
            <Link className="logo" to="/" onClick={onClose}>
              <Logo />
              {header.name}
            </Link>
            <Dialog.Close className="iconbtn" aria-label={header.closeMenu}>
              <Icon of={X} />
            </Dialog.Close>
          </div>
          <div className="wrap">
            {user && <AccountLines user={user} />}
            <nav aria-label={header.menu}>
              <ul className="places">
                <li>
                  <Link to="/pricing" onClick={onClose}>
                    {header.pricing}
                  </Link>
                </li>
                <li>
                  <Link to="/deck" onClick={onClose}>
                    {footer.deck}
                  </Link>
                </li>
                <li>
                  <Link to="/hexagrams" onClick={onClose}>
                    {footer.hexagrams}
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
                      {header.signIn}
                    </Link>
                  </li>
                )}
              </ul>
            </nav>
            {user ? (
              <Button wide onClick={onSignOut}>
                <Icon of={LogOut} />
                {accountMenu.signOut}
              </Button>
            ) : (
              <ButtonLink variant="primary" wide to="/register" onClick={onClose}>
                {header.getStarted}
              </ButtonLink>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
