import type { Activity } from '@sibyl/contracts/http/account'
import type { AdminAct } from '@sibyl/contracts/http/admin'
import { AppError } from '@sibyl/platform/app-error'
import { type Decide, type NewEvent, unchanged } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { type Account, replaceLink } from '../accounts/account.ts'
import { nextEpoch } from '../accounts/epoch.ts'
import type { MailedLink } from '../accounts/mailed-link.ts'

/** An act on an account: who does it, when and why. Made before the decision, so that a decision taken again describes the same act. */
export type Doing = { actId: string; by: string; reason: string; at: Instant }

export const audited = (userId: string, kind: AdminAct, doing: Doing): NewEvent => ({
  type: 'admin.acted.v1',
  data: { userId, kind, ...doing },
})

/** The entry about an act in the account's own log, where its reader sees it. */
export const noted = (userId: string, kind: Activity['kind'], { actId, at }: Doing): NewEvent => ({
  type: 'user.activity-noted.v1',
  data: { userId, activityId: actId, kind, at },
})

/** @throws AppError already_verified */
export const resend =
  (link: MailedLink, doing: Doing): Decide<Account> =>
  (account) => {
    if (account.emailVerified) throw new AppError('already_verified')
    const { next, events = [] } = replaceLink(link)(account)
    return { next, events: [...events, audited(account._id, 'verification_resent', doing)] }
  }

export const endAll =
  (doing: Doing): Decide<Account> =>
  (account) => {
    const { next, events } = nextEpoch(account)
    return { next, events: [...events, noted(account._id, 'signed_out_by_support', doing), audited(account._id, 'sessions_ended', doing)] }
  }

/** Ends all sessions and refuses new ones. An account that is suspended already stays as it is. */
export const suspend =
  (doing: Doing): Decide<Account> =>
  (account) => {
    if (account.suspendedAt) return unchanged(account)
    const { next, events } = nextEpoch(account)
    return {
      next: { ...next, suspendedAt: doing.at },
      events: [...events, noted(account._id, 'account_suspended', doing), audited(account._id, 'account_suspended', doing)],
    }
  }

export const lift =
  (doing: Doing): Decide<Account> =>
  (account) => {
    const { suspendedAt, ...next } = account
    if (!suspendedAt) return unchanged(account)
    return { next, events: [noted(account._id, 'suspension_lifted', doing), audited(account._id, 'suspension_lifted', doing)] }
  }
