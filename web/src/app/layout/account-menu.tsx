import type { User } from '@sibyl/contracts/http/auth'
import { LogOut } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { accountMenu as texts } from '#texts/layout.ts'
import { Icon } from '../../components/icon.tsx'
import { AccountLines } from './account-lines.tsx'
import { accountLinks } from './account-links.ts'
import { initials } from './initials.ts'
import './menus.css'

/** The reader's menu behind their initials; it mounts open, because it is fetched only when pressed. */
export const AccountMenu = ({ user, onSignOut }: { user: User; onSignOut: () => void }) => {
  const { key } = useLocation()
  // Open only at the place where it was opened: any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(key)

  return (
    <DropdownMenu.Root modal={false} open={openAt === key} onOpenChange={(open) => setOpenAt(open ? key : null)}>
      <DropdownMenu.Trigger className="avatar">
        <span aria-hidden="true">{initials(user)}</span>
        <span className="vh">{texts.label(user.fullName)}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        align="end"
        sideOffset={10}
        collisionPadding={16}
        // After a navigation the focus belongs to the new page's title.
        onCloseAutoFocus={(event) => openAt !== null && event.preventDefault()}
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
          {texts.signOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
