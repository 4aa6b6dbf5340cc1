import type { Operation } from '@sibyl/contracts/http/operation'
import type { Call } from '@sibyl/platform/http/route'
import type { Wallets } from '../wallet/collections.ts'
import { requireNotErased } from '../wallet/known-erased.ts'

/** Answers a call, but not of a reader who is erased and whose access token still lives. @throws AppError session_ended */
export const unlessErased =
  <O extends Operation, A>({ wallets }: { wallets: Wallets }, answer: (call: Call<O>) => Promise<A>) =>
  async (call: Call<O>): Promise<A> => {
    await requireNotErased(wallets, call.caller.id)
    return answer(call)
  }
