import { api } from '../../lib/base-api.ts'
import { refreshProfile } from '../../lib/session/session.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import type { Bought } from './purchase.ts'
import { updateAccount } from './update-account.ts'

/** `updateAccount` with the reader's session; refetches wallet, subscription and payments. */
export const useAccountUpdate = () => {
  const dispatch = useAppDispatch()
  return async (bought: Bought, say: (message: string) => void, signal: AbortSignal) => {
    const updated = await updateAccount({ bought, say, signal, refresh: () => dispatch(refreshProfile()) })
    dispatch(api.util.invalidateTags(['Wallet', 'Subscription', 'Payments']))
    return updated
  }
}
