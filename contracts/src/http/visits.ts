import { z } from 'zod'
import { pages } from '../pages.ts'
import { operation } from './operation.ts'

export const visitedPages = Object.values(pages)

/** Answered by the gateway, which adds one to the page's count and keeps nothing else. */
export const countVisit = operation({
  method: 'post',
  path: '/visits',
  summary: 'Count a page that was shown, for a reader who has agreed to it',
  caller: 'public',
  body: z.object({
    page: z
      .enum(visitedPages, 'There is no such page.')
      .meta({ description: 'The pattern of the page’s address, never the address itself' }),
  }),
  status: 204,
  answer: z.void(),
  failures: ['invalid_input'],
})

export const visitOperations = { countVisit }
