import type { User } from '@sibyl/contracts/http/auth'
import { LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { AccountLines } from './account-lines.tsx'
import { accountLinks } from './account-links.ts'
import { initials } from './initials.ts'
import './menus.css'

/** The reader's menu behind their initials. */
export const AccountMenu = ({ user, onSignOut }: { user: User; onSignOut: () => void }) => {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const openedAt = useRef(key)
  // Any navigation closes it
  useEffect(() => setOpen(false), [key])

  return (
    <DropdownMenu.Root
      modal={false}
      open={open}
      onOpenChange={(next) => {
        if (next) openedAt.current = key
        setOpen(next)
      }}
    >
      <DropdownMenu.Trigger className="avatar">
        <span aria-hidden="true">{initials(user)}</span>
        <span className="vh">Account of {user.fullName}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        align="end"
        sideOffset={10}
        collisionPadding={16}
        // After a navigation the focus belongs to the new page's title.
        onCloseAutoFocus={(event) => openedAt.current !== key && event.preventDefault()}
      >
        <AccountLines user={user} />
        <DropdownMenu.Separator className="rule" />
        {accountLinks(user).map(({ to, label, icon }) => (
          <DropdownMenu.Item key={to} asChild>
            <Link to={to} className="item">
              <Icon of={icon} />
              {label}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className="rule" />
        <DropdownMenu.Item className="item" onSelect={onSignOut}>
          <Icon of={LogOut} />
          Sign Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
