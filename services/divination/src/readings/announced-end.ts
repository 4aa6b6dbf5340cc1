import type { Instant } from '@sibyl/platform/time'
import { tokensShown, type Wallet } from '../wallet/wallet.ts'
import type { Reading } from './reading.ts'

/** A finished reading, with the tokens that its reader had left then if its worker announced them. */
export type Ended = { reading: Reading; tokens?: number | null }

/** The balance to show; 0 for a reader without a wallet. */
export const balanceOf = (wallet: Wallet | undefined, at: Instant): number | null => (wallet ? tokensShown(wallet, at) : 0)

type Announcement = Pick<Reading, 'status' | 'title' | 'content' | 'note'> & { tokens: number | null }

/**
 * The text of a reading's last step of progress. The worker appends it after it has stored the reading and settled the wallet, so callers that
 * wait need to read neither.
 */
export const announcement = ({ status, title, content, note }: Reading, wallet: Wallet | undefined, at: Instant): string =>
  JSON.stringify({ status, title, content, note, tokens: balanceOf(wallet, at) })

/** The reading as its worker announced its end. */
export const asAnnounced = (reading: Reading, said: string): Ended => {
  const { tokens, ...text } = JSON.parse(said) as Announcement
  return { reading: { ...reading, ...text }, tokens }
}
