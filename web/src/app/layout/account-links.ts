import type { User } from '@sibyl/contracts/http/auth'
import { BookOpen, CalendarDays, type LucideIcon, Plus, UserRound, Users, Wallet } from 'lucide-react'
import { accountMenu } from '#texts/layout.ts'

type MenuLink = { to: string; label: string; icon: LucideIcon }

/** Where a reader can go from their menu, in both menus. */
export const accountLinks = ({ tier }: User): MenuLink[] => [
  { to: '/profile', label: accountMenu.profile, icon: UserRound },
  { to: '/history', label: accountMenu.history, icon: BookOpen },
  { to: '/journal', label: accountMenu.journal, icon: CalendarDays },
  { to: '/people', label: accountMenu.people, icon: Users },
  { to: '/wallet', label: accountMenu.wallet, icon: Wallet },
  ...(tier === 'premium' ? [] : [{ to: '/pricing#tokens', label: accountMenu.moreTokens, icon: Plus }]),
]
