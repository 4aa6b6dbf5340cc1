import { z } from 'zod'
import { pages } from '../pages.ts'
import { operation } from './operation.ts'

export const visitedPages = Object.values(pages)

/** The gateway answers it: it adds one to the page's count and stores nothing else. */
export const countVisit = operation({
  method: 'post',
  path: '/visits',
  summary: 'Count a page view',
  description: 'For readers who have agreed to be counted. Adds one to the page’s count and stores nothing else.',
  caller: 'public',
  body: z.object({
    page: z.enum(visitedPages, 'There is no such page.').meta({ description: 'Pattern of the page’s address, never the address itself' }),
  }),
  status: 204,
  answer: z.void(),
  failures: ['invalid_input'],
})

export const visitOperations = { countVisit }
