import type { DrawKey } from '@sibyl/contracts/draws/verify-jws'
import type { DrawRecord } from '@sibyl/contracts/http/draws'
import { useState } from 'react'
import type { DrawnCard } from '../../lib/drawn-cards.ts'
import { authorizedFetch } from '../../lib/reauth.ts'

type Replaying = { state: 'idle' | 'busy' | 'unable' } | { state: 'done'; replay: Replay }
type Replay = Awaited<ReturnType<typeof import('@sibyl/contracts/draws/replay')['replayDraw']>>

/** The oracle's public keys; null when they cannot be had, and then only what needs none is checked. */
const publishedKeys = async (): Promise<DrawKey[] | null> => {
  const answer = await authorizedFetch('/divination/draw-keys').catch(() => null)
  return answer?.ok ? ((await answer.json()) as { keys: DrawKey[] }).keys : null
}

/** Draws the cards of a reading again, in this browser. `unable` where the browser does no cryptography, as on plain http. */
export const useReplay = (readingId: string, draw: DrawRecord, cards: readonly DrawnCard[]) => {
  const [replaying, setReplaying] = useState<Replaying>({ state: 'idle' })

  const replay = async () => {
    setReplaying({ state: 'busy' })
    try {
      const [{ replayDraw }, keys] = await Promise.all([import('@sibyl/contracts/draws/replay'), publishedKeys()])
      const lying = cards.map(({ card, reversed }) => ({ card, reversed }))
      setReplaying({ state: 'done', replay: await replayDraw({ readingId, cards: lying, draw, keys }) })
    } catch {
      setReplaying({ state: 'unable' })
    }
  }

  return { replaying, replay }
}
