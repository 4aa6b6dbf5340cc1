import type { Parts } from '@sibyl/platform/lifecycle/service'
import { type RunningService, startService } from '@sibyl/platform/lifecycle/service'
import { testParts } from '@sibyl/platform/testing/test-parts'
import { generator } from '../src/generator-service.ts'
import type { Oracle, OracleRequest } from '../src/oracle/oracle.ts'
import { divination } from '../src/service.ts'

type FactLike = { id: string; label: string; data: Record<string, unknown> }

export const STAGE_PEOPLE_KEY = 'a key of at least thirty-two characters'

/** A plain, sound text for a request: every card with its section, long enough. */
export const soundText = ({ facts }: OracleRequest): string => {
  const cards = (facts as FactLike[]).filter(({ data }) => data.card)
  const opening =
    'You asked, and what was drawn is laid before you in the order in which it fell, one card after the other, face up, without hurry, as one takes a path in the dark that has often been walked before.'
  return [
    '# What was drawn',
    ...cards.map(
      ({ id, label }) => `## [${label}](fact:${id})\n\n${opening} Here lies [${label}](fact:${id}), and it asks for a little patience.`,
    ),
  ].join('\n\n')
}

/** An oracle that writes the text that a test gives it. */
export const scriptedOracle = (say: (request: OracleRequest, signal: AbortSignal) => AsyncIterable<string> | Iterable<string>): Oracle => ({
  async *write(request, signal) {
    yield* say(request, signal)
  },
})

const soundOracle = scriptedOracle(function* (request) {
  for (const word of soundText(request).split(/(?<= )/)) yield word
})

export type Stage = {
  parts: ReturnType<typeof testParts>
  url: string
  publish(type: string, data: unknown): Promise<unknown>
  grantTokens(reader: string): Promise<void>
  makePremium(reader: string): Promise<void>
  ask(
    path: string,
    options?: {
      as?: string
      body?: unknown
      key?: string
      events?: boolean
      method?: string
      cookie?: string
      headers?: Record<string, string>
      signal?: AbortSignal
    },
  ): Promise<Response>
  stopGenerator(): Promise<void>
  close(): Promise<void>
}

const event = (type: string, data: unknown) => ({
  specversion: '1.0' as const,
  id: crypto.randomUUID(),
  source: '/test',
  type,
  time: new Date().toISOString(),
  datacontenttype: 'application/json' as const,
  data,
})

/** Divination with its generator over real HTTP, on in-process parts. */
export const openStage = async (oracle: Oracle = soundOracle, replaced: Partial<Parts> = {}): Promise<Stage> => {
  const parts = testParts('divination', replaced)
  const api = await startService(
    await divination({
      ...parts,
      config: { DAILY_CARD_SECRET: 'a secret of thirty-two characters', PEOPLE_KEYS: [STAGE_PEOPLE_KEY] },
    }),
    parts,
    {
      name: 'divination',
      host: '127.0.0.1',
      port: 0,
    },
  )
  const writer = await startService(await generator({ ...parts, oracle, concurrency: 64, finishWithinMs: 60_000 }), parts, {
    name: 'generator',
    host: '127.0.0.1',
    port: 0,
    relay: 'none',
  })
  const running: RunningService[] = [api, writer]
  const url = `http://127.0.0.1:${api.http.port}`
  const publish = (type: string, data: unknown) => parts.bus.publish(event(type, data) as Parameters<typeof parts.bus.publish>[0])
  return {
    parts,
    url,
    publish,
    async grantTokens(userId) {
      await publish('user.verified.v1', { userId })
    },
    async makePremium(userId) {
      const premiumUntil = new Date(Date.now() + 86_400_000).toISOString()
      await publish('subscription.changed.v1', { userId, subscriptionId: 'sub', premiumUntil, asOf: new Date().toISOString() })
    },
    ask(path, { as, body, key, events, method, cookie, headers = {}, signal } = {}) {
      return fetch(`${url}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...headers,
          ...(as ? { Authorization: `Bearer ${as}` } : {}),
          ...(key ? { 'Idempotency-Key': key } : {}),
          ...(events ? { Accept: 'text/event-stream' } : {}),
          ...(cookie ? { Cookie: cookie } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      })
    },
    async stopGenerator() {
      running.splice(running.indexOf(writer), 1)
      await writer.close()
    },
    async close() {
      await Promise.all(running.map((service) => service.close()))
      await parts.bus.close()
      await parts.store.close()
    },
  }
}

export const tarot = { formData: { timeframe: 'present', question: 'Should I take the offer from the studio?' } }

/** The events of a stream, in order. */
export const eventsOf = async (response: Response): Promise<{ id: string; event: string; data: Record<string, unknown> }[]> =>
  (await response.text())
    .split('\n\n')
    .filter((block) => block.includes('data:'))
    .map((block) => {
      const line = (name: string) =>
        block
          .split('\n')
          .find((candidate) => candidate.startsWith(`${name}: `))
          ?.slice(name.length + 2) ?? ''
      return { id: line('id'), event: line('event'), data: JSON.parse(line('data')) as Record<string, unknown> }
    })
