import type { Placed } from '@sibyl/contracts/draws/replay'
import type { DrawRecord, PublishedDrawKey } from '@sibyl/contracts/http/draws'
import type { Reading } from '@sibyl/contracts/http/readings'
import { allCards } from '../../lib/drawn-cards.ts'
import { authorizedFetch } from '../../lib/reauth.ts'

/** What a draw is checked against: the displayed reading, and its record. */
export type RecordedDraw = { readingId: string; formData: Record<string, unknown>; cards: Placed[]; draw: DrawRecord }

export const recordedDraw = (reading: Reading, draw: DrawRecord): RecordedDraw => ({
  readingId: reading._id,
  formData: reading.formData,
  cards: allCards(reading.facts).map(({ card, reversed, positionId }) => ({ card, reversed, position: positionId })),
  draw,
})

/** The keys that sign draws; null if they are not available, in which case only the checks without a key are made. */
export const publishedKeys = async (): Promise<PublishedDrawKey[] | null> => {
  const answer = await authorizedFetch('/divination/draw-keys').catch(() => null)
  return answer?.ok ? ((await answer.json()) as { keys: PublishedDrawKey[] }).keys : null
}
