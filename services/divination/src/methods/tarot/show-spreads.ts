import type { getSpreads } from '@sibyl/contracts/http/spreads'
import type { Answer } from '@sibyl/platform/http/route'
import { spreads } from './spreads.data.ts'

const answer: Answer<typeof getSpreads> = {
  success: true,
  data: spreads.map(({ id, name, description, tier, timeframes, positions }) => ({
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
  })),
}

export const showSpreads = async (): Promise<Answer<typeof getSpreads>> => answer
