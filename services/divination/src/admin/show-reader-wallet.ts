import type { adminWalletOperations } from '@sibyl/contracts/http/admin-wallet'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Clock } from '@sibyl/platform/time'
import type { Ledger, Wallets } from '../wallet/collections.ts'
import { walletWithLedger } from '../wallet/show-wallet.ts'
import { emptyWallet, isErased } from '../wallet/wallet.ts'

type Operation = (typeof adminWalletOperations)['getReaderWallet']

/** @throws AppError reader_not_found for an erased reader */
export const showReaderWallet =
  (ports: { wallets: Wallets; ledger: Ledger; clock: Clock }) =>
  async ({ params }: Call<Operation>): Promise<Answer<Operation>> => {
    const wallet = (await ports.wallets.get(params.id)) ?? emptyWallet(params.id)
    if (isErased(wallet)) throw new AppError('reader_not_found')
    return { ...(await walletWithLedger(ports, wallet)), debt: wallet.debt ?? 0 }
  }
