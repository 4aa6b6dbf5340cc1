import { ACCOUNT_REFRESH_PAUSE_MS, ACCOUNT_REFRESHES, PAYMENT_SETTLE_MS } from '@sibyl/contracts/constants'
import type { User } from '@sibyl/contracts/http/auth'
import { tokenCount } from '../../lib/format.ts'
import type { Bought } from './purchase.ts'

/** The title over a payment that is in while the account does not show it; it did not fail. */
export const NOT_UPDATED = 'Your Account Is Not Updated Yet'
export const UPDATING = 'Payment successful! Updating your account...'

const said = {
  premium: 'Welcome to Premium! Your subscription is now active.',
  shortly: 'Payment successful! Your subscription will be active shortly. Please refresh the page if needed.',
  trouble: 'Your payment was successful, but we had trouble updating your account. Please refresh the page.',
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const hasArrived = (bought: Bought, user: User) =>
  bought.kind === 'subscription' ? user.tier === 'premium' : user.oracleTokens >= bought.before + bought.tokens

export type Updated = { ok: boolean; message: string }

type Options = {
  bought: Bought
  /** Asks the server again who the reader is. */
  refresh: () => Promise<User>
  say: (message: string) => void
  signal: AbortSignal
}

/** Waits for the account to show what was paid for, asking for it a few times. Answers with what to tell the reader, or null when they have left. */
export const updateAccount = async ({ bought, refresh, say, signal }: Options): Promise<Updated | null> => {
  await pause(PAYMENT_SETTLE_MS)
  let user: User | null = null
  for (let attempt = 1; attempt <= ACCOUNT_REFRESHES && !signal.aborted; attempt += 1) {
    if (attempt > 1) await pause(ACCOUNT_REFRESH_PAUSE_MS)
    say(bought.kind === 'subscription' ? `${UPDATING} (attempt ${attempt}/${ACCOUNT_REFRESHES})` : UPDATING)
    user = await refresh().catch(() => null) // counts as an attempt; the last one decides
    if (user && hasArrived(bought, user)) break
  }
  if (signal.aborted) return null
  if (!user) return { ok: false, message: said.trouble }
  if (bought.kind === 'tokens') return { ok: true, message: `Your purchase of ${tokenCount(bought.tokens)} was successful!` }
  return { ok: true, message: user.tier === 'premium' ? said.premium : said.shortly }
}
