import { AppError } from '@sibyl/platform/app-error'
import { tokensShown } from '../wallet/wallet.ts'
import type { EndPorts } from './end-reading.ts'
import { followUpsLeft, presentFollowUp } from './follow-ups.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading.ts'

export const tokensLeft = async ({ wallets, clock }: Pick<EndPorts, 'wallets' | 'clock'>, { readerId }: Reading) => {
  const wallet = await wallets.get(readerId)
  return wallet ? tokensShown(wallet, clock.now()) : 0
}

/** The reading with the reader's remaining tokens. */
export const withTokens = async (ports: EndPorts, reading: Reading) => ({
  ...presentReading(reading),
  userTokensRemaining: await tokensLeft(ports, reading),
})

/** A follow-up with what its reader has left. */
export const withFollowUpsLeft = async (ports: EndPorts, followUp: Reading) => ({
  followUp: presentFollowUp(followUp),
  followUpsLeft: await followUpsLeft(ports, followUp),
  userTokensRemaining: await tokensLeft(ports, followUp),
})

/** A reading or a follow-up as an event of its stream carries it. */
export const shownIn = async (ports: EndPorts, reading: Reading) =>
  reading.followUpOf === undefined ? { reading: await withTokens(ports, reading) } : withFollowUpsLeft(ports, reading)

/** The error that a reading without a text shows. A crisis found late gets the same answer as one found at once. */
export const failureOf = ({ failure, failureCode }: Reading, extra: Record<string, unknown> = {}): AppError =>
  failureCode === 'safety' && failure !== undefined
    ? new AppError('safety', { message: failure, extra })
    : new AppError('generation_failed', { extra })
