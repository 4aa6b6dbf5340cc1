import { createHash } from 'node:crypto'
import type { NamedDraw } from '@sibyl/contracts/http/draws'
import { readingForms } from '@sibyl/contracts/http/reading-forms'
import { AppError } from '@sibyl/platform/app-error'
import { defined } from '@sibyl/platform/defined'
import { validate } from '@sibyl/platform/http/validate'
import { derivedId, newId } from '@sibyl/platform/ids'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import { memoize } from '@sibyl/platform/memoize'
import type { Instant } from '@sibyl/platform/time'
import { drawForReading, isSameDraw } from '../draws/draw-for-reading.ts'
import type { SealPorts } from '../draws/seal-draw.ts'
import { localDate } from '../methods/daily-card/local-date.ts'
import { type AskedMethod, castReading, type FormOf } from '../methods/engines.ts'
import type { Randomness } from '../methods/randomness.ts'
import type { PeoplePorts } from '../people/find-person.ts'
import { crisisMessage } from '../safety/help-messages.ts'
import { changeWallet } from '../wallet/change-wallet.ts'
import { canSpend, emptyWallet, isPremium, mayBeReserved, reserve, reservedFor, reserveKey, type Wallet } from '../wallet/wallet.ts'
import { withBirths, withoutBirths } from './births-in-form.ts'
import type { EndPorts } from './end-reading.ts'
import { type Reading, requested } from './reading.ts'

export type RequestPorts = EndPorts &
  SealPorts &
  Pick<PeoplePorts, 'people' | 'vault'> & { limiter: Limiter; chance: Randomness; readingWaitMs?: number }

export type ReadingRequest = {
  readerId: string
  methodId: AskedMethod
  formData: unknown
  /** Tarot only: the sealed draw to use, and the reader's cut. */
  draw: NamedDraw | undefined
  zone: string
  idempotencyKey: string | undefined
}

type Form = FormOf<AskedMethod>

// An import that has loaded still costs a turn of the module loader.
const loadScreen = memoize(() => import('../safety/screen.ts'))
const loadSpreads = memoize(() => import('../methods/tarot/spreads.ts'))

const fingerprint = (formData: Record<string, unknown>): string => createHash('sha256').update(JSON.stringify(formData)).digest('base64url')

type Asked = ReturnType<typeof withoutBirths>

const sameRequest = (known: Reading, { kept, births }: Asked, { draw }: ReadingRequest): Reading => {
  if (fingerprint(known.formData) !== fingerprint(kept) || known.births !== births || !isSameDraw(known.draw, draw))
    throw new AppError('idempotency_mismatch')
  return known
}

/** Enforces the rate limit before anything is charged. A premium reader's request counts here, any other once it is paid. */
export const withinPace = async ({ limiter }: Pick<RequestPorts, 'limiter'>, readerId: string, premium: boolean): Promise<void> => {
  const verdict = premium ? await limiter.consume('readings', readerId) : await limiter.peek('readings', readerId)
  if (!verdict.allowed) throw new AppError('rate_limited', { retryAfter: verdict.resetSeconds })
}

/**
 * Rejects a request that the wallet cannot pay before the costly screening and drawing. A rejected request counts against the rate limit
 * too.
 * @throws AppError rate_limited, access_required
 */
const requireAffordable = async (ports: RequestPorts, wallet: Wallet, readingId: string, at: Instant): Promise<void> => {
  if (canSpend(wallet, at)) return
  const { allowed, resetSeconds } = await ports.limiter.consume('readings', wallet._id)
  if (!allowed) throw new AppError('rate_limited', { retryAfter: resetSeconds })
  reserve(readingId, at)(wallet)
}

/**
 * Accepts a request for a reading: screens it, reserves the token, computes the facts and queues the writing. Requests with the same
 * idempotency key create one reading.
 */
export const requestReading = (ports: RequestPorts) => {
  const { wallets, readings, limiter, clock, chance } = ports

  const accept = async (request: ReadingRequest, id: string, formData: Form, { kept, births }: Asked): Promise<Reading> => {
    const { readerId, methodId, zone } = request
    const before = (await wallets.get(readerId)) ?? emptyWallet(readerId)
    // A key without a reservation cannot have a stored reading, so a new key skips the look-up.
    const known = mayBeReserved(before, id) ? await readings.get(id) : undefined
    if (known) return sameRequest(known, { kept, births }, request)

    const at = clock.now()
    await requireAffordable(ports, before, id, at)
    const { screen } = await loadScreen()
    const screening = screen({ ...kept, cut: request.draw?.cut ?? '' })
    if (screening.outcome === 'crisis') throw new AppError('safety', { message: crisisMessage(screening) })
    const date = localDate(at, zone)
    await withinPace(ports, readerId, isPremium(before, at))
    const draw =
      methodId === 'tarot' && !('ownCards' in formData && formData.ownCards)
        ? await drawForReading(ports, { readerId, readingId: id, at }, request.draw)
        : undefined
    const occasion = { at, date, zone, chance: draw?.chance() ?? chance, picks: draw?.picks, concerns: screening.concerns }
    const opened = await withBirths(ports, readerId, formData)
    const cast = (premium: boolean) => castReading(methodId, opened, { ...occasion, premium })
    const premiumBefore = isPremium(before, at)
    // Computes the facts before the token is reserved: only this finds faults that the form cannot, such as an unknown city.
    const foreseen = await cast(premiumBefore)
    await draw?.use(foreseen.facts)
    const wallet = await changeWallet(ports, readerId, reserveKey(id), reserve(id, at), before)
    const premium = isPremium(wallet, at)
    const settled = premium === premiumBefore ? foreseen : await cast(premium)
    if (!premium) await limiter.consume('readings', readerId)

    const drawn = draw && { draw: await draw.record(kept, settled.facts) }
    const asked = {
      _id: id,
      readerId,
      methodId,
      formData: kept,
      screening,
      date,
      paid: true,
      ...defined({ births, tokens: reservedFor(id, wallet) || undefined }),
      ...settled,
      ...drawn,
    }
    return readings.create(requested(asked, at, ports.readingWaitMs))
  }

  // Concurrent requests with the same key share one run, so that a repeat neither counts against the rate limit nor draws again.
  const underway = new Map<string, Promise<Reading>>()

  return async (request: ReadingRequest): Promise<Reading> => {
    // Checked first: a request for an unknown spread gets the list of ids even if its form has other faults.
    if (request.methodId === 'tarot') (await loadSpreads()).requireKnownSpread(request.formData)
    const formData = validate(readingForms[request.methodId], request.formData)
    const id = request.idempotencyKey === undefined ? newId('rd') : derivedId('rd', request.readerId, request.idempotencyKey)
    const asked = withoutBirths(ports, formData)
    const first = underway.get(id)
    if (first) return sameRequest(await first, asked, request)
    const accepting = accept(request, id, formData, asked).finally(() => underway.delete(id))
    underway.set(id, accepting)
    return accepting
  }
}
