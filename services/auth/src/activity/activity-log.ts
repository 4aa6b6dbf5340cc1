import type { EventData } from '@sibyl/contracts/events/events'
import type { Activity } from '@sibyl/contracts/http/account'
import { inPages } from '@sibyl/platform/store/in-pages'
import { type Collection, collection, type Store, type Versioned } from '@sibyl/platform/store/store'
import { DAY, type Instant, plus } from '@sibyl/platform/time'

/** One entry of an account's log; immutable. */
type Entry = Versioned & Activity & { userId: string; expiresAt: Instant }

const activityCollection = collection<Entry>()({
  name: 'activity',
  indexes: { byUser: { match: ['userId'], order: { by: 'at', descending: true } } },
  expires: 'expiresAt',
})

const RETAINED_MS = 180 * DAY

const shown = ({ _id, kind, at, device }: Entry): Activity => ({ _id, kind, at, ...(device !== undefined && { device }) })

/** What was done with each account in the last 180 days. */
export type ActivityLog = {
  /** Adds an entry, unless one with its id exists. */
  record(entry: EventData<'user.activity-noted.v1'>, retainedMs?: number): Promise<void>
  /** The newest first. */
  latest(userId: string, limit: number): Promise<Activity[]>
  all(userId: string): Promise<Activity[]>
  erase(userId: string): Promise<void>
}

export const openActivityLog = async (store: Store): Promise<ActivityLog> => {
  const entries: Collection<Entry, 'byUser'> = await store.collection(activityCollection)
  const entriesOf = (userId: string) => inPages<Entry>((page) => entries.find('byUser', { userId }, page))
  return {
    async record({ activityId, ...entry }, retainedMs = RETAINED_MS) {
      await entries.create({ next: { _id: activityId, version: 0, ...entry, expiresAt: plus(entry.at, retainedMs) } })
    },
    async latest(userId, limit) {
      return (await entries.find('byUser', { userId }, { limit })).map(shown)
    },
    async all(userId) {
      const all: Activity[] = []
      for await (const entry of entriesOf(userId)) all.push(shown(entry))
      return all
    },
    async erase(userId) {
      for await (const { _id } of entriesOf(userId)) await entries.erase(_id)
    },
  }
}
