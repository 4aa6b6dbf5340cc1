import { AppError } from '@sibyl/platform/app-error'
import type { Wallets } from './collections.ts'
import { isErased } from './wallet.ts'

export const knownErased = async (wallets: Wallets, readerId: string): Promise<boolean> => {
  const wallet = await wallets.get(readerId)
  return wallet !== undefined && isErased(wallet)
}

/** Refuses a reader who is erased and whose access token still lives. @throws AppError session_ended */
export const requireNotErased = async (wallets: Wallets, readerId: string): Promise<void> => {
  if (await knownErased(wallets, readerId)) throw new AppError('session_ended')
}
