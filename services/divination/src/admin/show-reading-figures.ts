import type { adminFigureOperations } from '@sibyl/contracts/http/admin-figures'
import type { Answer } from '@sibyl/platform/http/route'
import { memoizeFor } from '@sibyl/platform/memoize'
import { outboxBacklog } from '@sibyl/platform/outbox/backlog'
import { startOfDay, untilBefore } from '@sibyl/platform/store/since'
import type { Store } from '@sibyl/platform/store/store'
import { type Clock, MINUTE } from '@sibyl/platform/time'
import type { z } from 'zod'
import type { Readings } from '../readings/collections.ts'
import type { Reading } from '../readings/reading.ts'

type Operation = (typeof adminFigureOperations)['getReadingFigures']
type Count = z.infer<Operation['answer']>['readings'][number]

const addKnown = (sum: number | null, more: number | undefined): number | null => (more === undefined ? sum : (sum ?? 0) + more)

/** Counts today's readings; follow-ups count only towards the cost. */
export const showReadingFigures = ({ readings, store, clock }: { readings: Readings; store: Store; clock: Clock }) =>
  memoizeFor(MINUTE, clock, async (): Promise<Answer<Operation>> => {
    const since = startOfDay(clock.now())
    const counts = new Map<string, Count>()
    let [written, accepted] = [0, 0]
    let costMicroUsd: number | null = null
    const today = untilBefore<Reading, 'createdAt'>('createdAt', since, (page) => readings.find('byCreatedAt', {}, page))
    for await (const { methodId, followUpOf, status, usage, instructions } of today) {
      costMicroUsd = addKnown(costMicroUsd, usage?.costMicroUsd)
      if (followUpOf !== undefined) continue
      const key = `${methodId} ${status}`
      const count = counts.get(key) ?? { methodId, status, count: 0 }
      counts.set(key, { ...count, count: count.count + 1 })
      if (status !== 'done' || instructions === undefined || usage === undefined) continue
      written += 1
      if (usage.calls === 1) accepted += 1
    }
    return {
      success: true,
      since,
      readings: [...counts.values()],
      written,
      accepted,
      costMicroUsd,
      outbox: await outboxBacklog(store, clock),
    }
  })
