import type { libraryOperations } from '@sibyl/contracts/http/library'
import type { Answer } from '@sibyl/platform/http/route'
import { memoize } from '@sibyl/platform/memoize'
import { libraryDocument } from './library-document.ts'

type GetHexagrams = typeof libraryOperations.getHexagrams

/** The book loads with the first request for it. */
export const showHexagrams = memoize(async (): Promise<Answer<GetHexagrams>> => {
  const { libraryBook } = await import('./book.ts')
  return libraryDocument({
    success: true,
    trigrams: [...libraryBook.trigrams],
    hexagrams: [...libraryBook.hexagrams],
  } satisfies Answer<GetHexagrams>)
})
