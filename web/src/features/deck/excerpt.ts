import type { LibraryCard } from '@sibyl/contracts/http/library'
import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import type { Book } from './api.ts'

/** What one page of the library shows of the deck or the book. The build writes it into that page, which then waits for nothing. */
export type Excerpt = { path: string; deck?: readonly LibraryCard[]; book?: Book }

export const ExcerptContext = createContext<Excerpt | undefined>(undefined)

/** The excerpt for the page that is shown, if that was written; until its neighbours are looked at nothing else is needed. */
export const useExcerpt = (): Excerpt | undefined => {
  const { pathname } = useLocation()
  const excerpt = use(ExcerptContext)
  return excerpt?.path === pathname ? excerpt : undefined
}
