import type { LibraryCard, LibraryHexagram, LibraryTrigram } from '@sibyl/contracts/http/library'
import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'

export type Book = { trigrams: readonly LibraryTrigram[]; hexagrams: readonly LibraryHexagram[] }

/** What one page shows of the deck, the book or the Moon’s months. The build writes it into that page, which then needs no request. */
export type Excerpt = { path: string; deck?: readonly LibraryCard[]; book?: Book; moon?: MoonMonth }

export const ExcerptContext = createContext<Excerpt | undefined>(undefined)

/** The excerpt for the current page, if it was prerendered; it suffices until the reader opens a neighbour. */
export const useExcerpt = (): Excerpt | undefined => {
  const { pathname } = useLocation()
  const excerpt = use(ExcerptContext)
  return excerpt?.path === pathname ? excerpt : undefined
}
