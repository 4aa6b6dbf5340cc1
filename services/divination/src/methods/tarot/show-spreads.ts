import type { getSpreads } from '@sibyl/contracts/http/spreads'
import type { Answer } from '@sibyl/platform/http/route'
import { memoize } from '@sibyl/platform/memoize'

export const showSpreads = memoize(async (): Promise<Answer<typeof getSpreads>> => {
  const { spreads } = await import('./spreads.data.ts')
  return {
    success: true,
    data: spreads.map(({ id, name, description, tier, timeframes, fixed, positions }) => ({
      id,
      name,
      description,
      places: positions.map(({ id, name, meaning, at, turned }, index) => ({
        id,
        name,
        meaning,
        at: at ?? [index, 0],
        turned: turned === true,
      })),
      tier,
      timeframes,
      fixed: fixed === true,
    })),
  }
})
