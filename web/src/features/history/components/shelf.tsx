import type { Reading } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { common } from '#texts/common.ts'
import { shelf as texts } from '#texts/history.ts'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useGetHistoryQuery } from '../api.ts'
import { EmptyShelf } from './empty-shelf.tsx'
import { Gone } from './gone.tsx'
import { PageLinks } from './page-links.tsx'
import { ShelfItem } from './shelf-item.tsx'
import { ShelfLoading } from './shelf-loading.tsx'

type ShelfProps = { page: number; methodId: MethodId | null; onPage: (page: number) => void }

/** One page of the readings kept. */
export const Shelf = ({ page, methodId, onPage }: ShelfProps) => {
  const { currentData, isError, error, isFetching, refetch } = useGetHistoryQuery(
    { page, methodId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  const list = useRef<HTMLUListElement>(null)
  const turned = useRef(false)
  const [deleted, setDeleted] = useState<Reading | null>(null)
  const emptied = deleted !== null && page > 1 && currentData?.readings.length === 0
  const lastPage = currentData?.pagination.totalPages ?? 1

  // After a turn of the page the eye and the focus belong at its beginning.
  useEffect(() => {
    if (!turned.current || !currentData) return
    turned.current = false
    scrollTo(0, 0)
    list.current?.focus({ preventScroll: true })
  }, [currentData])
  // The last reading of the last page has gone, and the page with it.
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
  if (!currentData) return <ShelfLoading />

  const { readings, pagination } = currentData
  const isGone = deleted && readings.every(({ _id }) => _id !== deleted._id)
  const gone = isGone && <Gone key={deleted._id} reading={deleted} />
  if (readings.length === 0 && page === 1) {
    return (
      <>
        {gone}
        <EmptyShelf methodId={methodId} />
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
      <ul className="shelf" ref={list} tabIndex={-1} aria-label={texts.label(pagination.page, pagination.totalPages)}>
        {readings.map((reading) => (
          <ShelfItem key={reading._id} reading={reading} onDeleted={() => setDeleted(reading)} />
        ))}
      </ul>
      {(pagination.totalPages > 1 || page > 1) && <PageLinks pagination={pagination} onPage={turn} />}
    </>
  )
}
