import { ACCOUNT_REFRESH_PAUSE_MS, ACCOUNT_REFRESHES, PAYMENT_SETTLE_MS } from '@sibyl/contracts/constants'
import type { User } from '@sibyl/contracts/http/auth'
import { accountUpdate as texts } from '#texts/billing-payment.ts'
import type { Bought } from './purchase.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const hasArrived = (bought: Bought, user: User) =>
  bought.kind === 'subscription' ? user.tier === 'premium' : user.oracleTokens >= bought.before + bought.tokens

export type Updated = { ok: boolean; message: string }

type Options = {
  bought: Bought
  /** Refetches the reader's profile. */
  refresh: () => Promise<User>
  say: (message: string) => void
  signal: AbortSignal
}

/**
 * Waits for the account to show what was paid for, and fetches it a few times. Resolves with the message for the reader, or null when they
 * have left.
 */
export const updateAccount = async ({ bought, refresh, say, signal }: Options): Promise<Updated | null> => {
  await pause(PAYMENT_SETTLE_MS)
  let user: User | null = null
  for (let attempt = 1; attempt <= ACCOUNT_REFRESHES && !signal.aborted; attempt += 1) {
    if (attempt > 1) await pause(ACCOUNT_REFRESH_PAUSE_MS)
    say(bought.kind === 'subscription' ? texts.attempt(attempt, ACCOUNT_REFRESHES) : texts.updating)
    user = await refresh().catch(() => null) // A failure counts as an attempt, and the last attempt decides.
    if (user && hasArrived(bought, user)) break
  }
  if (signal.aborted) return null
  if (!user) return { ok: false, message: texts.trouble }
  if (bought.kind === 'tokens') return { ok: true, message: texts.tokens(bought.tokens) }
  return { ok: true, message: user.tier === 'premium' ? texts.premium : texts.shortly }
}
