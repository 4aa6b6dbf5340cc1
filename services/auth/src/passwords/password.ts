import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import type { Decide, NewEvent } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { type Account, verifiedEvents } from '../accounts/account.ts'
import { nextEpoch } from '../accounts/epoch.ts'
import type { MailedLink } from '../accounts/mailed-link.ts'
import { type Action, activityEvent } from '../activity/action.ts'
import { requireLive, type Session } from '../sessions/session.ts'

const WRONG = 'Your current password is incorrect.'

export const wrongPassword = (): AppError => new AppError('wrong_password', { fields: [{ field: 'currentPassword', message: WRONG }] })

/** Replaces the hash and withdraws a link to choose a new password. */
const withPassword = ({ resetHash: _hash, resetExpiresAt: _at, ...account }: Account, passwordHash: string): Account => ({
  ...account,
  passwordHash,
})

const passwordChangedEvents = (userId: string, how: 'changed' | 'reset', action: Action): NewEvent[] => [
  { type: 'user.password-changed.v1', data: { userId, changeId: derivedId('change', action.id), how, at: action.at } },
  activityEvent(userId, how === 'changed' ? 'password_changed' : 'password_reset', action),
]

type Replacement = { session: Session; compared: string; passwordHash: string }

/**
 * Replaces the hash that the current password was `compared` with and ends every session but the caller's.
 * @throws AppError session_ended · wrong_password if the password was replaced during the comparison
 */
export const replacePassword =
  ({ session, compared, passwordHash }: Replacement, action: Action): Decide<Account> =>
  (account) => {
    requireLive(session, account)
    if (account.passwordHash !== compared) throw wrongPassword()
    const { next, events } = nextEpoch(withPassword(account, passwordHash), session._id)
    return { next, events: [...events, ...passwordChangedEvents(account._id, 'changed', action)] }
  }

/** Stores a link to choose a new password, in place of an earlier one. */
export const requestReset =
  (link: MailedLink, action: Action): Decide<Account> =>
  (account) => ({
    next: { ...account, resetHash: link.hash, resetExpiresAt: link.expiresAt },
    events: [
      {
        type: 'user.password-reset-requested.v1',
        data: { userId: account._id, linkId: link.linkId, expiresAt: link.expiresAt },
      },
      activityEvent(account._id, 'password_reset_requested', action),
    ],
  })

export const linkUnknown = (): AppError =>
  new AppError('link_unknown', {
    message: 'This link is not valid. It may have been used, or a newer one was sent. Please request a new one.',
  })

/** @throws AppError link_unknown for a link that was used, replaced or never sent · link_expired */
export const requireResetLink = (account: Account | undefined, hash: string, at: Instant): Account => {
  if (!account?.resetExpiresAt || account.resetHash !== hash) throw linkUnknown()
  if (at > account.resetExpiresAt) throw new AppError('link_expired')
  return account
}

/**
 * Uses a link to choose a new password, once, and ends every session. Verifies the e-mail too, because the link came by it.
 * @throws AppError link_unknown · link_expired
 */
export const resetPassword =
  (hash: string, passwordHash: string, action: Action): Decide<Account> =>
  (account) => {
    requireResetLink(account, hash, action.at)
    const { next, events } = nextEpoch(withPassword(account, passwordHash))
    return {
      next: { ...next, emailVerified: true },
      events: [
        ...events,
        ...passwordChangedEvents(account._id, 'reset', action),
        ...(account.emailVerified ? [] : verifiedEvents(account, action)),
      ],
    }
  }
