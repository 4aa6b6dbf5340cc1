import { randomBytes } from 'node:crypto'
import type { yourSkyOperations } from '@sibyl/contracts/http/your-sky'
import { AppError } from '@sibyl/platform/app-error'
import type { Content } from '@sibyl/platform/http/answers'
import type { Answer, Call } from '@sibyl/platform/http/route'
import { linkTokenHash } from '@sibyl/platform/link-tokens'
import { type Collection, collection, type Versioned } from '@sibyl/platform/store/store'
import type { Clock, Instant } from '@sibyl/platform/time'
import { findPerson, type OpenPerson, type PeoplePorts } from '../../../people/find-person.ts'
import { type CalendarPorts, calendarFor } from './show-your-sky.ts'

/** The calendar that a reader follows, stored under the reader's id. It stores only the hash of the secret address. */
type SkyFeed = Versioned & { personId: string; secretHash: string; createdAt: Instant }

export const skyFeedCollection = collection<SkyFeed>()({
  name: 'sky-feeds',
  indexes: { bySecret: { match: ['secretHash'], unique: true } },
  initial: (readerId) => ({ _id: readerId, version: 0, personId: '', secretHash: '', createdAt: '' }),
})
export type SkyFeeds = Collection<SkyFeed, keyof typeof skyFeedCollection.indexes>

type Ports = PeoplePorts & { skyFeeds: SkyFeeds; clock: Clock }
type Operations = typeof yourSkyOperations

const shown = (feed: SkyFeed | undefined) => (feed ? { personId: feed.personId, createdAt: feed.createdAt } : null)

export const showFeed =
  ({ skyFeeds }: Ports) =>
  async ({ caller }: Call<Operations['getSkyFeed']>): Promise<Answer<Operations['getSkyFeed']>> => ({
    success: true,
    feed: shown(await skyFeeds.get(caller.id)),
  })

const SECRET_BYTES = 32

/** Makes a new secret address and ends the previous one in the same write. */
export const makeFeed =
  (ports: Ports) =>
  async ({ caller, body: { personId } }: Call<Operations['makeSkyFeed']>): Promise<Answer<Operations['makeSkyFeed']>> => {
    await findPerson(ports)(caller.id, personId)
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const made = { personId, secretHash: linkTokenHash(secret), createdAt: ports.clock.now() }
    const feed = await ports.skyFeeds.change(caller.id, (current) => ({ next: { ...current, ...made } }))
    return { success: true, feed: shown(feed), path: `/api/divination/sky/feeds/${secret}.ics` }
  }

export const endFeed =
  ({ skyFeeds }: Ports) =>
  async ({ caller }: Call<Operations['endSkyFeed']>): Promise<Answer<Operations['endSkyFeed']>> => {
    await skyFeeds.erase(caller.id)
    return { success: true }
  }

/** @throws AppError not_found for an unknown, replaced or ended address, or if the person is deleted */
export const followFeed =
  (ports: Ports & CalendarPorts) =>
  async ({ params: { file } }: Call<Operations['followSkyFeed']>): Promise<Content> => {
    const [secret = '', ending] = file.split('.')
    const [feed] = ending === 'ics' ? await ports.skyFeeds.find('bySecret', { secretHash: linkTokenHash(secret) }, { limit: 1 }) : []
    if (!feed) throw new AppError('not_found')
    const person = await findPerson(ports)(feed._id, feed.personId).catch((error: unknown): OpenPerson => {
      throw error instanceof AppError ? new AppError('not_found') : error
    })
    return calendarFor(ports, feed._id, person)
  }
