import { accountClock } from './clocks/clock.ts'
import { startDeliverer } from './events/deliver.ts'
import { type DeliveryQueue, openDeliveryQueue } from './events/delivery-queue.ts'
import { type Cause, emitEvent } from './events/emit.ts'
import type { Links, Scope } from './scope.ts'
import { type Answers, openAnswers } from './storage/answers.ts'
import { openDatabase } from './storage/database.ts'
import { type Objects, openObjects } from './storage/objects.ts'
import { openSettings, type Settings } from './storage/settings.ts'

/** The emulated account: what it holds, and the one way to change it. */
export type Account = {
  objects: Objects
  settings: Settings
  queue: DeliveryQueue
  answers: Answers
  links: Links
  /** Does something as one transaction: whole, with its events, or not at all when it throws. Not to be nested. */
  transact<T>(cause: Cause, work: (scope: Scope) => T): T
  /** How far the account's time is ahead of the machine's, in seconds. */
  ahead(): number
  setAhead(seconds: number): void
  /** Looks again at what waits to be delivered: the switches, or what is queued, may have changed. */
  wakeDeliveries(): void
  close(): Promise<void>
}

export const NO_CAUSE: Cause = { id: null, idempotency_key: null }

type Options = { file: string; links: Links }

/** Opens the account in its file, made where there is none. */
export const openAccount = ({ file, links }: Options): Account => {
  const database = openDatabase(file)
  const objects = openObjects(database)
  const settings = openSettings(database)
  const queue = openDeliveryQueue(database)
  const answers = openAnswers(database)
  const clock = accountClock(objects, settings)
  const deliverer = startDeliverer({ objects, settings, queue })

  const transact = <T>(cause: Cause, work: (scope: Scope) => T): T => {
    const scope: Scope = {
      objects,
      settings,
      links,
      now: clock.now,
      at: clock.at,
      emit: (type, object, previous) => {
        const customer = 'customer' in object ? object.customer : object.object === 'customer' ? object.id : null
        emitEvent({ objects, settings, queue }, { type, object, created: clock.now(customer), previous, cause })
      },
    }
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work(scope)
      database.exec('COMMIT')
      deliverer.wake()
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  return {
    objects,
    settings,
    queue,
    answers,
    links,
    transact,
    ahead: clock.ahead,
    setAhead: clock.setAhead,
    wakeDeliveries: deliverer.wake,
    async close() {
      await deliverer.close()
      database.close()
    },
  }
}
