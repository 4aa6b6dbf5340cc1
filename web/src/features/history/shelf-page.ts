import { HISTORY_SEARCH_MAX } from '@sibyl/contracts/constants'
import { type MethodId, methodIds } from '@sibyl/contracts/methods'
import { useSearchParams } from 'react-router-dom'
import type { ShelfSearch } from './api.ts'

const dayIn = (value: string | null) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** The part of the history that the address selects. Moving along it replaces the address, so it adds no history entries. */
export const useShelfPage = () => {
  const [address, setAddress] = useSearchParams()
  const wanted = address.get('methodId')
  const methodId = methodIds.find((id) => id === wanted) ?? null
  const page = Math.max(1, Math.floor(Number(address.get('page'))) || 1)
  const search: ShelfSearch = {
    words: (address.get('words') ?? '').trim().slice(0, HISTORY_SEARCH_MAX),
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
  }

  const go = (to: { page: number; methodId: MethodId | null; search: ShelfSearch }) =>
    setAddress(
      {
        ...(to.page > 1 && { page: String(to.page) }),
        ...(to.methodId && { methodId: to.methodId }),
        ...Object.fromEntries(Object.entries(to.search).filter(([, value]) => value)),
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    page,
    methodId,
    search,
    toPage: (next: number) => go({ page: next, methodId, search }),
    /** Another filter or search starts at its first page. */
    toMethod: (next: MethodId | null) => go({ page: 1, methodId: next, search }),
    toSearch: (next: ShelfSearch) => go({ page: 1, methodId, search: next }),
    toAll: () => go({ page: 1, methodId: null, search: noSearch }),
  }
}

const noSearch: ShelfSearch = { words: '', from: '', to: '' }

export const isSearch = ({ words, from, to }: ShelfSearch) => Boolean(words || from || to)
