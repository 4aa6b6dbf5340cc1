import type { BlockList } from 'node:net'
import { reminderKinds, type reminderOperations } from '@sibyl/contracts/http/reminders'
import { AppError } from '@sibyl/platform/app-error'
import type { Answer, Call } from '@sibyl/platform/http/route'
import type { Limiter } from '@sibyl/platform/limiter/limiter'
import type { Clock } from '@sibyl/platform/time'
import { mayBePublic } from '../delivery/public-lookup.ts'
import { samplePush } from '../mails/texts/reminder-texts.ts'
import { readerOfToken, unsubscribeToken } from '../recipients/unsubscribe-token.ts'
import type { Pushes } from './pushes.ts'
import { choose, noReminders, type ReminderStore, type Reminders, stop } from './reminder.ts'

export type CallPorts = {
  reminders: ReminderStore
  pushes: Pushes
  /** Makes a change; undefined if the reader has deleted their account. */
  unlessGone<T>(userId: string, change: () => Promise<T>): Promise<T | undefined>
  /** Missing if the installation sends no pushes. */
  pushKey: string | undefined
  /** Private networks that push services may be in, also without encryption. */
  allowed: BlockList | undefined
  limiter: Limiter
  linkSecret: string
  clock: Clock
}
type Operations = typeof reminderOperations
type Shown = Answer<Operations['getReminders']>

const shown = ({ morning, evening, timezone, state }: Reminders, pushKey: string | undefined): Shown => ({
  success: true,
  reminders: { morning, evening, timezone, resting: state === 'resting' },
  pushKey: pushKey ?? null,
})

export const showReminders =
  ({ reminders, pushKey }: CallPorts) =>
  async ({ caller }: Call<Operations['getReminders']>): Promise<Shown> =>
    shown((await reminders.get(caller.id)) ?? noReminders(caller.id), pushKey)

/** @throws AppError invalid_input for pushes without a browser that takes them · session_ended after the account was deleted */
export const setReminders =
  ({ reminders, pushes, pushKey, unlessGone, clock }: CallPorts) =>
  async ({ caller, body }: Call<Operations['setReminders']>): Promise<Shown> => {
    const pushed = reminderKinds.filter((kind) => body[kind]?.way === 'push')
    if (pushed.length > 0 && (await pushes.of(caller.id)).length === 0) {
      const message = 'Please allow notifications in a browser first.'
      throw new AppError('invalid_input', { fields: pushed.map((kind) => ({ field: `${kind}.way`, message })) })
    }
    const chosen = await unlessGone(caller.id, () => reminders.change(caller.id, choose(body, clock.now())))
    if (!chosen) throw new AppError('session_ended')
    return shown(chosen, pushKey)
  }

/** Stops all reminders. Anybody who holds one may do it, as often as they like. */
export const stopReminders =
  ({ reminders, linkSecret, clock }: CallPorts) =>
  async ({ query }: Call<Operations['stopReminders']>): Promise<Answer<Operations['stopReminders']>> => {
    const userId = readerOfToken(linkSecret, query.token, 'reminders')
    if (await reminders.get(userId)) await reminders.change(userId, stop(clock.now()))
    return { success: true, message: 'You will get no more reminders. You can choose an hour again at any time.' }
  }

const refused = (message: string): AppError => new AppError('invalid_input', { fields: [{ field: 'endpoint', message }] })

/** @throws AppError push_not_configured · invalid_input for an address that cannot be reached · rate_limited · session_ended */
export const addPushSubscription =
  ({ pushes, pushKey, allowed, limiter, linkSecret, unlessGone }: CallPorts) =>
  async ({ caller, body }: Call<Operations['addPushSubscription']>): Promise<Answer<Operations['addPushSubscription']>> => {
    if (pushKey === undefined) throw new AppError('push_not_configured')
    const { protocol, hostname } = new URL(body.endpoint)
    if (!allowed && protocol !== 'https:') throw refused('The address of a push service begins with https.')
    if (!mayBePublic(hostname, allowed)) throw refused('This address is in a private network, where we cannot reach a push service.')
    const verdict = await limiter.consume('pushSubscriptions', caller.id)
    if (!verdict.allowed) throw new AppError('rate_limited', { retryAfter: verdict.resetSeconds })
    const sample = samplePush(unsubscribeToken(linkSecret, caller.id, 'reminders'))
    if (!(await unlessGone(caller.id, () => pushes.add(caller.id, body, sample)))) throw new AppError('session_ended')
    return { success: true }
  }

export const removePushSubscription =
  ({ pushes }: CallPorts) =>
  async ({ caller, query }: Call<Operations['removePushSubscription']>): Promise<Answer<Operations['removePushSubscription']>> => {
    await pushes.remove(caller.id, query.endpoint)
    return { success: true }
  }
