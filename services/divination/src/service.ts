import { erasesReader } from '@sibyl/platform/bus/erases-reader'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { meteredLimiter } from '@sibyl/platform/limiter/metered-limiter'
import { recordEndedSessions } from '@sibyl/platform/session/ended-sessions'
import { SECOND } from '@sibyl/platform/time'
import { collections } from './collections.ts'
import { type DivinationConfig, readingWaitMs } from './config.ts'
import { signDraws } from './draws/sign-draws.ts'
import { eraseReader } from './erasure/erase-reader.ts'
import { meteredCollections } from './metered-collections.ts'
import { cryptographic } from './methods/randomness.ts'
import { peopleVault } from './people/people-vault.ts'
import { learnTimezone } from './readings/learn-timezone.ts'
import { sweepAbandonedReadings } from './readings/sweep-abandoned-readings.ts'
import { sweepReservations } from './readings/sweep-reservations.ts'
import { routes } from './routes.ts'
import { changeTier } from './wallet/change-tier.ts'
import { creditGift } from './wallet/credit-gift.ts'
import { creditPurchase } from './wallet/credit-purchase.ts'
import { grantWelcomeTokens } from './wallet/grant-welcome-tokens.ts'
import { recordInLedger } from './wallet/record-in-ledger.ts'
import { takeBackTokens } from './wallet/take-back-tokens.ts'

/** The API of readings and the wallet. The generator writes the texts. */
export const divination = async ({
  config,
  ...parts
}: Parts & { config: Pick<DivinationConfig, 'DAILY_CARD_SECRET' | 'PEOPLE_KEYS'> & Partial<DivinationConfig> }): Promise<Service> => {
  const stored = meteredCollections(await collections(parts.store), parts.metrics)
  const limiter = meteredLimiter(parts.limiter, parts.metrics)
  const signDraw = await signDraws(config.DAILY_CARD_SECRET, stored.drawKeys)
  const { PRODUCT_NAME: product = 'Sibyl', PUBLIC_URL: publicUrl = 'http://localhost:8080' } = config
  const keyed = { signDraw, dailySecret: config.DAILY_CARD_SECRET, vault: peopleVault(config.PEOPLE_KEYS) }
  const ports = { ...parts, ...stored, limiter, chance: cryptographic, ...keyed, product, publicUrl, readingWaitMs: readingWaitMs(config) }
  return {
    routes: routes(ports),
    subscriptions: {
      ...recordEndedSessions(parts),
      'user.verified.v1': grantWelcomeTokens(ports),
      'user.timezone-changed.v1': learnTimezone(ports),
      'payment.succeeded.v1': creditPurchase(ports),
      'payment.refunded.v1': takeBackTokens(ports),
      'gift.ended.v1': creditGift(ports),
      'subscription.changed.v1': changeTier(ports),
      'wallet.changed.v1': recordInLedger(ports),
      'user.deleted.v1': erasesReader(ports, 'divination', eraseReader(ports)),
    },
    jobs: [
      { name: 'sweep-abandoned-readings', everyMs: 5 * SECOND, run: sweepAbandonedReadings(ports) },
      { name: 'sweep-reservations', everyMs: 30 * SECOND, run: sweepReservations(ports) },
    ],
  }
}
