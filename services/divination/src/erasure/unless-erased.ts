import type { Operation } from '@sibyl/contracts/http/operation'
import type { Call } from '@sibyl/platform/http/route'
import type { Wallets } from '../wallet/collections.ts'
import { requireNotErased } from '../wallet/known-erased.ts'

/** Rejects a call from an erased reader whose access token is still valid. @throws AppError session_ended */
export const unlessErased =
  <O extends Operation, A>({ wallets }: { wallets: Wallets }, answer: (call: Call<O>) => Promise<A>) =>
  async (call: Call<O>): Promise<A> => {
    await requireNotErased(wallets, call.caller.id)
    return answer(call)
  }
