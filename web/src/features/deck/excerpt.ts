import type { LibraryCard } from '@sibyl/contracts/http/library'
import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import type { Book } from './api.ts'

/** The part of the deck or the book that one page shows. The build writes it into that page, which then needs no request. */
export type Excerpt = { path: string; deck?: readonly LibraryCard[]; book?: Book }

export const ExcerptContext = createContext<Excerpt | undefined>(undefined)

/** The excerpt for the current page, if it was prerendered; it suffices until the reader opens a neighbour. */
export const useExcerpt = (): Excerpt | undefined => {
  const { pathname } = useLocation()
  const excerpt = use(ExcerptContext)
  return excerpt?.path === pathname ? excerpt : undefined
}
