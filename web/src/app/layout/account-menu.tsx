import type { User } from '@sibyl/contracts/http/auth'
import { LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { accountMenu as texts } from '#texts/layout.ts'
import { Icon } from '../../components/icon.tsx'
import { AccountLines } from './account-lines.tsx'
import { accountLinks } from './account-links.ts'
import { initials } from './initials.ts'
import './menus.css'

/** The reader's menu behind their initials; it mounts open, because it is fetched only when pressed. */
export const AccountMenu = ({ user, onSignOut }: { user: User; onSignOut: () => void }) => {
  const { key, pathname } = useLocation()
  // Open only at the place where it was opened: any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(key)
  // The menu may close before or after the page changes; either way the focus belongs to the new page's title.
  const leaving = useRef(false)

  const change = (open: boolean) => {
    if (open) leaving.current = false
    setOpenAt(open ? key : null)
  }

  return (
    <DropdownMenu.Root modal={false} open={openAt === key} onOpenChange={change}>
      <DropdownMenu.Trigger className="avatar">
        <span aria-hidden="true">{initials(user)}</span>
        <span className="vh">{texts.label(user.fullName)}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        align="end"
        sideOffset={10}
        collisionPadding={16}
        onCloseAutoFocus={(event) => (leaving.current || openAt !== null) && event.preventDefault()}
      >
        <AccountLines user={user} />
        <DropdownMenu.Separator className="rule" />
        {accountLinks(user).map(({ to, label, icon }) => (
          <DropdownMenu.Item key={to} asChild>
            <Link
              to={to}
              className="item"
              onClick={() => {
                leaving.current = to !== pathname
              }}
            >
              <Icon of={icon} />
              {label}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className="rule" />
        <DropdownMenu.Item className="item" onSelect={onSignOut}>
          <Icon of={LogOut} />
          {texts.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
