import type { getWallet } from '@sibyl/contracts/http/wallet'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import type { Ledger, Wallets } from './collections.ts'
import { emptyWallet, isErased, type Operation, tierAt, type Wallet } from './wallet.ts'

const SHOWN = 100

type Ports = { wallets: Wallets; ledger: Ledger; clock: Clock }

/** A wallet with its newest operations first, merged from the wallet and the ledger. */
export const walletWithLedger = async ({ ledger, clock }: Ports, wallet: Wallet) => {
  const recorded = await ledger.find('byReader', { userId: wallet._id }, { limit: SHOWN })
  const operations = new Map<string, Operation>([...recorded, ...wallet.recent].map((operation) => [operation.key, operation]))
  return {
    success: true as const,
    tier: tierAt(wallet, clock.now()),
    oracleTokens: wallet.tokens,
    ledger: [...operations.values()]
      .filter(({ delta, why }) => delta !== 0 || why !== undefined)
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, SHOWN)
      .map(({ at, reason, delta, balance, readingId, paymentId, why }) => ({ at, reason, delta, balance, readingId, paymentId, why })),
  }
}

/** Shows the reader's own wallet. @throws AppError session_ended if the reader was erased */
export const showWallet =
  (ports: Ports) =>
  async ({ caller }: Call<typeof getWallet>): Promise<Answer<typeof getWallet>> => {
    const wallet = (await ports.wallets.get(caller.id)) ?? emptyWallet(caller.id)
    if (isErased(wallet)) throw new AppError('session_ended')
    return walletWithLedger(ports, wallet)
  }
