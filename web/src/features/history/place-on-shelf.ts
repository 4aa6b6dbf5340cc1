import { type MethodId, methodIds } from '@sibyl/contracts/methods'
import { useSearchParams } from 'react-router-dom'

/** Which part of the shelf is shown, as the address says it. Moving along it replaces the address; it adds nothing to go back through. */
export const usePlaceOnShelf = () => {
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('methodId')
  const methodId = methodIds.find((id) => id === wanted) ?? null
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1)

  const go = (to: { page: number; methodId: MethodId | null }) =>
    setSearch(
      { ...(to.page > 1 && { page: String(to.page) }), ...(to.methodId && { methodId: to.methodId }) },
      { replace: true, preventScrollReset: true },
    )

  return {
    page,
    methodId,
    toPage: (next: number) => go({ page: next, methodId }),
    /** Another filter begins at its first page. */
    toMethod: (next: MethodId | null) => go({ page: 1, methodId: next }),
  }
}
