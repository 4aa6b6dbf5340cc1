import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { apply, debtKey, has, unlessErased, type Wallet, welcomeKey } from './wallet.ts'

/** Grants the welcome tokens, once. */
export const grantWelcome = (at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = welcomeKey(wallet._id)
    return has(wallet, key) ? unchanged(wallet) : apply(wallet, { key, delta: WELCOME_TOKENS, reason: 'welcome', at })
  })

/** Records that an earlier account of the same mailbox used the welcome tokens. */
export const withholdWelcome = (at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = welcomeKey(wallet._id)
    if (has(wallet, key)) return unchanged(wallet)
    return apply(wallet, { key, delta: 0, reason: 'welcome', at, why: 'The welcome tokens of this mailbox were used before.' })
  })

type Debt = { from: string; tokens: number }

/** Takes over the debt of an earlier account of the same mailbox, once per account. */
export const takeOverDebt = ({ from, tokens }: Debt, at: Instant): Decide<Wallet> =>
  unlessErased((wallet) => {
    const key = debtKey(from)
    if (has(wallet, key)) return unchanged(wallet)
    return apply(wallet, { key, delta: -tokens, reason: 'refund', at, why: 'From an earlier account of this mailbox.' })
  })
