import type { Reading } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { common } from '#texts/common.ts'
import { shelf as texts } from '#texts/history.ts'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { type ShelfSearch, useGetHistoryQuery } from '../api.ts'
import { isSearch } from '../shelf-page.ts'
import { EmptyShelf, NothingFound } from './empty-shelf.tsx'
import { Gone } from './gone.tsx'
import { PageLinks } from './page-links.tsx'
import { ShelfItem } from './shelf-item.tsx'
import { ShelfLoading } from './shelf-loading.tsx'

type ShelfProps = {
  page: number
  methodId: MethodId | null
  search: ShelfSearch
  onPage: (page: number) => void
  onAll: () => void
}

/** One page of saved readings. */
export const Shelf = ({ page, methodId, search, onPage, onAll }: ShelfProps) => {
  const { data, currentData, isError, error, isFetching, refetch } = useGetHistoryQuery(
    { page, methodId, search },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const searching = isSearch(search)
  const list = useRef<HTMLUListElement>(null)
  const turned = useRef(false)
  const [deleted, setDeleted] = useState<Reading | null>(null)
  const emptied = deleted !== null && page > 1 && currentData?.readings.length === 0
  const lastPage = currentData?.pagination.totalPages ?? 1

  // After a change of page, scrolls to its top and moves the focus there.
  useEffect(() => {
    if (!turned.current || !currentData) return
    turned.current = false
    scrollTo(0, 0)
    list.current?.focus({ preventScroll: true })
  }, [currentData])
  // The last reading of the last page was deleted, and the page with it.
  const leaveEmptyPage = useEffectEvent(() => onPage(Math.min(page - 1, Math.max(1, lastPage))))
  useEffect(() => {
    if (emptied) leaveEmptyPage()
  }, [emptied])

  if (!currentData && isError && !isFetching) {
    return (
      <State
        level={2}
        art={<Eclipse />}
        title={texts.failedTitle}
        actions={
          <Button variant="primary" onClick={() => refetch()}>
            {common.tryAgain}
          </Button>
        }
      >
        <p role="alert">{failureOf(error, texts.failed).message}</p>
      </State>
    )
  }
  // While a search is typed, the readings stay until its results arrive.
  const shown = currentData ?? (searching ? data : undefined)
  if (!shown) return <ShelfLoading />

  const { readings, pagination } = shown
  const isGone = deleted && readings.every(({ _id }) => _id !== deleted._id)
  const gone = isGone && <Gone key={deleted._id} reading={deleted} />
  const found = searching && (
    <p className={readings.length > 0 ? 'found' : 'vh'} role="status">
      {currentData ? texts.found(pagination.total) : ''}
    </p>
  )
  if (readings.length === 0 && page === 1) {
    return (
      <>
        {gone}
        {found}
        {searching ? <NothingFound search={search} onAll={onAll} /> : <EmptyShelf methodId={methodId} />}
      </>
    )
  }
  const turn = (to: number) => {
    turned.current = true
    onPage(to)
  }
  return (
    <>
      {gone}
      {found}
      <ul
        className="shelf"
        aria-busy={!currentData}
        ref={list}
        tabIndex={-1}
        aria-label={texts.label(pagination.page, pagination.totalPages)}
      >
        {readings.map((reading) => (
          <ShelfItem key={reading._id} reading={reading} onDeleted={() => setDeleted(reading)} />
        ))}
      </ul>
      {(pagination.totalPages > 1 || page > 1) && <PageLinks pagination={pagination} onPage={turn} />}
    </>
  )
}
