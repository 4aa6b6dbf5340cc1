import type { User } from '@sibyl/contracts/http/auth'
import { useAppSelector } from '../store-hooks.ts'
import { profileApi } from './profile.ts'

const selectProfile = profileApi.endpoints.getProfile.select()

export type Session = { status: 'anonymous' | 'restoring'; user: null } | { status: 'signed-in'; user: User }

/**
 * The current reader. `restoring` lasts from loading the page until the stored session is confirmed: show neither the visitor's nor the
 * reader's view then.
 */
export const useSession = (): Session => {
  const status = useAppSelector((state) => state.session.status)
  const user = useAppSelector((state) => selectProfile(state).data)
  if (status === 'signed-in' && user) return { status, user }
  return { status: status === 'anonymous' ? 'anonymous' : 'restoring', user: null }
}
