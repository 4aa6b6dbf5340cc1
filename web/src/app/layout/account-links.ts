import type { User } from '@sibyl/contracts/http/auth'
import { BookOpen, type LucideIcon, Plus, UserRound } from 'lucide-react'

type MenuLink = { to: string; label: string; icon: LucideIcon }

/** Where a reader can go from their menu, in both menus. */
export const accountLinks = ({ tier }: User): MenuLink[] => [
  { to: '/profile', label: 'Profile Settings', icon: UserRound },
  { to: '/history', label: 'Reading History', icon: BookOpen },
  ...(tier === 'premium' ? [] : [{ to: '/pricing#tokens', label: 'Get More Tokens', icon: Plus }]),
]
