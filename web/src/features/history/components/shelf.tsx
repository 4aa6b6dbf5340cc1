import type { MethodId } from '@sibyl/contracts/methods'
import { useEffect, useRef } from 'react'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useGetHistoryQuery } from '../api.ts'
import { EmptyShelf } from './empty-shelf.tsx'
import { PageLinks } from './page-links.tsx'
import { ShelfItem } from './shelf-item.tsx'
import { ShelfLoading } from './shelf-loading.tsx'

type ShelfProps = { page: number; methodId: MethodId | null; onPage: (page: number) => void }

/** One page of the readings kept. */
export const Shelf = ({ page, methodId, onPage }: ShelfProps) => {
  const { currentData, isError, error, isFetching, refetch } = useGetHistoryQuery({ page, methodId }, { refetchOnMountOrArgChange: true })
  const list = useRef<HTMLUListElement>(null)
  const turned = useRef(false)

  // After a turn of the page the eye and the focus belong at its beginning.
  useEffect(() => {
    if (!turned.current || !currentData) return
    turned.current = false
    scrollTo(0, 0)
    list.current?.focus({ preventScroll: true })
  }, [currentData])

  if (!currentData && isError && !isFetching) {
    return (
      <State
        level={2}
        art={<Eclipse />}
        title="Unable to Load History"
        actions={
          <Button kind="p" onClick={() => refetch()}>
            Try Again
          </Button>
        }
      >
        <p role="alert">{failureOf(error, 'Failed to load reading history').message}</p>
      </State>
    )
  }
  if (!currentData) return <ShelfLoading />

  const { readings, pagination } = currentData
  if (readings.length === 0 && page === 1) return <EmptyShelf methodId={methodId} />
  const turn = (to: number) => {
    turned.current = true
    onPage(to)
  }
  return (
    <>
      <ul className="shelf" ref={list} tabIndex={-1} aria-label={`Readings, page ${pagination.page} of ${pagination.totalPages}`}>
        {readings.map((reading) => (
          <ShelfItem key={reading._id} reading={reading} />
        ))}
      </ul>
      {(pagination.totalPages > 1 || page > 1) && <PageLinks pagination={pagination} onPage={turn} />}
    </>
  )
}
