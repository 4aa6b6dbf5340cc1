import { AppError } from '@sibyl/platform/app-error'
import type { Wallets } from './collections.ts'
import { isErased } from './wallet.ts'

export const knownErased = async (wallets: Wallets, readerId: string): Promise<boolean> => {
  const wallet = await wallets.get(readerId)
  return wallet !== undefined && isErased(wallet)
}

/** Rejects an erased reader whose access token is still valid. @throws AppError session_ended */
export const requireNotErased = async (wallets: Wallets, readerId: string): Promise<void> => {
  if (await knownErased(wallets, readerId)) throw new AppError('session_ended')
}
