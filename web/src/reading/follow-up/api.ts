import type { FollowUp } from '@sibyl/contracts/http/follow-ups'
import type { Reading } from '@sibyl/contracts/http/readings'
import { api, underHotReload } from '../../lib/base-api.ts'
import { ANSWER_MS, inTime } from '../../lib/in-time.ts'
import { authorizedFetch } from '../../lib/reauth.ts'

type FollowUps = { followUps: FollowUp[]; followUpsLeft: number }

export const followUpApi = api.injectEndpoints({
  overrideExisting: underHotReload,
  endpoints: (build) => ({
    getFollowUps: build.query<FollowUps | null, string>({
      query: (id) => `/divination/reading/${encodeURIComponent(id)}`,
      transformResponse: ({ reading: { followUps, followUpsLeft } }: { reading: Reading }) =>
        followUps && followUpsLeft !== undefined ? { followUps, followUpsLeft } : null,
    }),
  }),
})

export const { useGetFollowUpsQuery } = followUpApi

/** Asks about a reading, as a stream. The idempotency key makes retries safe. @throws when no response begins in time */
export const askFollowUp = (readingId: string, { question, key }: { question: string; key: string }, leaving: AbortSignal) =>
  inTime(
    ANSWER_MS,
    (signal) =>
      authorizedFetch(`/divination/reading/${encodeURIComponent(readingId)}/follow-up`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'Idempotency-Key': key },
        body: JSON.stringify({ question }),
        signal,
      }),
    leaving,
  )
