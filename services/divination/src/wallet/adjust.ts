import { AppError } from '@sibyl/platform/app-error'
import { derivedId } from '@sibyl/platform/ids'
import { type Decide, unchanged } from '@sibyl/platform/store/store'
import type { Instant } from '@sibyl/platform/time'
import { apply, has, isErased, type Wallet } from './wallet.ts'

/** Tokens that an administrator gives, or takes if negative; `actId` names the act. */
type Adjustment = { actId: string; by: string; tokens: number; reason: string }

const keysOf = (actId: string): string => `adm:${actId}:`

/** Names the act and its content, so that no other act passes for it. */
export const adjustKey = ({ actId, tokens, reason }: Adjustment): string => keysOf(actId) + derivedId('of', String(tokens), reason)

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/**
 * Gives or takes tokens, once for each act, with the act's audit event in the same write. Takes no more than there is.
 * @throws AppError reader_not_found for an erased reader · balance_too_low · idempotency_mismatch if the act had another content
 */
export const adjust =
  (adjustment: Adjustment, at: Instant): Decide<Wallet> =>
  (wallet) => {
    const { actId, tokens, reason } = adjustment
    if (isErased(wallet)) throw new AppError('reader_not_found')
    const key = adjustKey(adjustment)
    if (has(wallet, key)) return unchanged(wallet)
    if (wallet.recent.some((operation) => operation.key.startsWith(keysOf(actId)))) throw new AppError('idempotency_mismatch')
    if (wallet.tokens + tokens < 0) throw new AppError('balance_too_low')
    const { next, events = [] } = apply(wallet, { key, delta: tokens, reason: 'support', at, why: asSentence(reason) })
    return { next, events: [...events, { type: 'wallet.adjusted.v1', data: { userId: wallet._id, ...adjustment, at } }] }
  }
