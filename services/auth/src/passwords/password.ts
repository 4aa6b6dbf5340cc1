import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import type { Decide, NewEvent } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { type Account, verifiedEvents } from '../accounts/account.ts'
import { nextEpoch } from '../accounts/epoch.ts'
import type { MailedLink } from '../accounts/mailed-link.ts'
import { type Act, noted } from '../activity/action.ts'
import { requireLive, type Session } from '../sessions/session.ts'

const WRONG = 'Your current password is not right.'

export const wrongPassword = (): AppError => new AppError('wrong_password', { fields: [{ field: 'currentPassword', message: WRONG }] })

/** With another password, a link to choose one is of no use any more. */
const withPassword = ({ resetHash: _hash, resetExpiresAt: _at, ...account }: Account, passwordHash: string): Account => ({
  ...account,
  passwordHash,
})

const told = (userId: string, how: 'changed' | 'reset', act: Act): NewEvent[] => [
  { type: 'user.password-changed.v1', data: { userId, changeId: derivedId('change', act.id), how, at: act.at } },
  noted(userId, how === 'changed' ? 'password_changed' : 'password_reset', act),
]

type Replacement = { session: Session; compared: string; passwordHash: string }

/**
 * Puts a new hash in the place of the one that the current password was `compared` with; every session but the one that asks is over.
 * @throws AppError session_ended · wrong_password when another password was chosen while this one was being compared
 */
export const replacePassword =
  ({ session, compared, passwordHash }: Replacement, act: Act): Decide<Account> =>
  (account) => {
    requireLive(session, account)
    if (account.passwordHash !== compared) throw wrongPassword()
    const { next, events } = nextEpoch(withPassword(account, passwordHash), session._id)
    return { next, events: [...events, ...told(account._id, 'changed', act)] }
  }

/** Puts a link to choose a new password in the place of any that was sent before. */
export const requestReset =
  (link: MailedLink, act: Act): Decide<Account> =>
  (account) => ({
    next: { ...account, resetHash: link.hash, resetExpiresAt: link.expiresAt },
    events: [
      {
        type: 'user.password-reset-requested.v1',
        data: { userId: account._id, linkId: link.linkId, expiresAt: link.expiresAt },
      },
      noted(account._id, 'password_reset_requested', act),
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
 * Uses a link to choose a new password, once; every session is over. Whoever has the link reads the mailbox: the address is theirs.
 * @throws AppError link_unknown · link_expired
 */
export const resetPassword =
  (hash: string, passwordHash: string, act: Act): Decide<Account> =>
  (account) => {
    requireResetLink(account, hash, act.at)
    const { next, events } = nextEpoch(withPassword(account, passwordHash))
    return {
      next: { ...next, emailVerified: true },
      events: [...events, ...told(account._id, 'reset', act), ...(account.emailVerified ? [] : verifiedEvents(account, act))],
    }
  }
