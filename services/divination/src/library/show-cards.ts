import type { libraryOperations } from '@sibyl/contracts/http/library'
import type { Answer } from '@sibyl/platform/http/route'
import { memoize } from '@sibyl/platform/memoize'
import { libraryDocument } from './library-document.ts'

type GetCards = typeof libraryOperations.getCards

export const showCards = memoize(async (): Promise<Answer<GetCards>> => {
  const { libraryCards } = await import('./cards.ts')
  return libraryDocument({ success: true, cards: [...libraryCards] } satisfies Answer<GetCards>)
})
