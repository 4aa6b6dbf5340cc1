import { AppError } from '@sibyl/platform/app-error'
import { balanceOf, type Ended } from './announced-end.ts'
import type { EndPorts } from './end-reading.ts'
import { followUpsLeft, presentFollowUp } from './follow-ups.ts'
import { presentReading } from './present-reading.ts'
import type { Reading } from './reading.ts'

export const tokensLeft = async ({ wallets, clock }: Pick<EndPorts, 'wallets' | 'clock'>, { reading, tokens }: Ended) =>
  tokens === undefined ? balanceOf(await wallets.get(reading.readerId), clock.now()) : tokens

/** The reading with the reader's remaining tokens. */
export const withTokens = async (ports: EndPorts, ended: Ended) => ({
  ...presentReading(ended.reading),
  userTokensRemaining: await tokensLeft(ports, ended),
})

/** A follow-up with what its reader has left. */
export const withFollowUpsLeft = async (ports: EndPorts, ended: Ended) => ({
  followUp: presentFollowUp(ended.reading),
  followUpsLeft: await followUpsLeft(ports, ended.reading),
  userTokensRemaining: await tokensLeft(ports, ended),
})

/** A reading or a follow-up as an event of its stream carries it. */
export const shownIn = async (ports: EndPorts, at: Ended) =>
  at.reading.followUpOf === undefined ? { reading: await withTokens(ports, at) } : withFollowUpsLeft(ports, at)

/** The error that a reading without a text shows. A crisis found late gets the same answer as one found at once. */
export const failureOf = ({ failure, failureCode }: Reading, extra: Record<string, unknown> = {}): AppError =>
  failureCode === 'safety' && failure !== undefined
    ? new AppError('safety', { message: failure, extra })
    : new AppError('generation_failed', { extra })
