import type { User } from '@sibyl/contracts/http/auth'
import { BookOpen, type LucideIcon, Plus, UserRound, Wallet } from 'lucide-react'
import { accountMenu } from '#texts/layout.ts'

type MenuLink = { to: string; label: string; icon: LucideIcon }

/** Where a reader can go from their menu, in both menus, besides their places (reader-places.tsx). */
export const accountLinks = ({ tier }: User): MenuLink[] => [
  { to: '/profile', label: accountMenu.profile, icon: UserRound },
  { to: '/history', label: accountMenu.history, icon: BookOpen },
  { to: '/wallet', label: accountMenu.wallet, icon: Wallet },
  ...(tier === 'premium' ? [] : [{ to: '/pricing#tokens', label: accountMenu.moreTokens, icon: Plus }]),
]
