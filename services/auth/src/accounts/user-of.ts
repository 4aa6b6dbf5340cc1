import type { User } from '@sibyl/contracts/http/auth'
import { tierOf } from '@sibyl/contracts/tiers'
import { type Instant, millisecondsBetween } from '@sibyl/platform/time'
import type { Account } from './account.ts'

/** An account as its reader sees it. Derives the tier when read, because a subscription expires without an event. */
export const userOf = (account: Account, at: Instant): User => {
  const { tokens, premiumUntil } = account.wallet
  return {
    _id: account._id,
    firstName: account.firstName,
    lastName: account.lastName,
    fullName: `${account.firstName} ${account.lastName}`,
    email: account.email,
    emailVerified: account.emailVerified,
    tier: tierOf(premiumUntil !== null && millisecondsBetween(at, premiumUntil) > 0, tokens),
    oracleTokens: tokens,
    timezone: account.timezone,
    createdAt: account.createdAt,
  }
}
