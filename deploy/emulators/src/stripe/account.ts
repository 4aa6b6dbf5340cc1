import { accountClock } from './clocks/clock.ts'
import { startDeliverer } from './events/deliver.ts'
import { type DeliveryQueue, openDeliveryQueue } from './events/delivery-queue.ts'
import { type Cause, emitEvent } from './events/emit.ts'
import type { Links, Scope } from './scope.ts'
import { type Answers, openAnswers } from './storage/answers.ts'
import { openDatabase } from './storage/database.ts'
import { type Objects, openObjects } from './storage/objects.ts'
import { openSettings, type Settings } from './storage/settings.ts'

/** The emulated account: its objects, and the one way to change them. */
export type Account = {
  objects: Objects
  settings: Settings
  queue: DeliveryQueue
  answers: Answers
  links: Links
  /** Runs work as one transaction: all of it with its events, or nothing if it throws. Must not be nested. */
  transact<T>(cause: Cause, work: (scope: Scope) => T): T
  /** How far the account's clock is ahead of the machine's, in seconds. */
  ahead(): number
  setAhead(seconds: number): void
  /** Checks the delivery queue again, after a change of the switches or of the queue. */
  wakeDeliveries(): void
  close(): Promise<void>
}

export const NO_CAUSE: Cause = { id: null, idempotency_key: null }

type Options = { file: string; links: Links }

/** Opens the account's file, and creates it if it is missing. */
export const openAccount = ({ file, links }: Options): Account => {
  const database = openDatabase(file)
  const objects = openObjects(database)
  const settings = openSettings(database)
  const queue = openDeliveryQueue(database)
  const answers = openAnswers(database)
  const clock = accountClock(settings)
  const deliverer = startDeliverer({ objects, settings, queue })

  const transact = <T>(cause: Cause, work: (scope: Scope) => T): T => {
    const scope: Scope = {
      objects,
      settings,
      links,
      now: clock.now,
      at: clock.at,
      emit: (type, object, previous) => {
        emitEvent({ objects, settings, queue }, { type, object, created: clock.now(), previous, cause })
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
