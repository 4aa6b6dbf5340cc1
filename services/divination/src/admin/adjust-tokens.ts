import type { adminWalletOperations } from '@sibyl/contracts/http/admin-wallet'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { derivedId, newId } from '@sibyl/platform/ids'
import type { Clock } from '@sibyl/platform/time'
import { adjust, adjustKey } from '../wallet/adjust.ts'
import { changeWallet } from '../wallet/change-wallet.ts'
import type { Ledger, Wallets } from '../wallet/collections.ts'

type Operation = (typeof adminWalletOperations)['adjustTokens']
type Ports = { wallets: Wallets; ledger: Ledger; clock: Clock }

/**
 * Gives or takes tokens. A request repeated under its key moves them once.
 * @throws AppError reader_not_found · balance_too_low · idempotency_mismatch
 */
export const adjustTokens =
  (ports: Ports) =>
  async ({ caller, params, body, idempotencyKey }: Call<Operation>): Promise<Answer<Operation>> => {
    const actId = idempotencyKey === undefined ? newId('act') : derivedId('act', caller.id, params.id, idempotencyKey)
    // A wallet is created when its reader's address is verified; this call must not create one for an unknown id.
    const known = await ports.wallets.get(params.id)
    if (!known) throw new AppError('reader_not_found', { message: 'There is no wallet yet. It is created when the address is verified.' })
    const adjustment = { actId, by: caller.id, ...body }
    const decide = adjust(adjustment, ports.clock.now())
    const { tokens, debt = 0 } = await changeWallet(ports, params.id, adjustKey(adjustment), decide, known)
    return { success: true, oracleTokens: tokens, debt }
  }
