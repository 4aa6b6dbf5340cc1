import type { ReactNode } from 'react'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Spinner } from '../../../components/spinner.tsx'

type Query<T> = { data?: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }

/** The result of a call; until then the loading state, or an error with a retry. */
export const Fetched = <T,>({
  of: { data, isError, isFetching, refetch },
  opening,
  failed,
  quiet = false,
  children,
}: {
  of: Query<T>
  opening: string
  failed: string
  /** Waits without a sign of its own: another part of the page shows one. */
  quiet?: boolean
  children: (data: T) => ReactNode
}) => {
  if (data !== undefined) return children(data)
  if (!isError) return <div className="adm-state">{quiet ? '…' : <Spinner label={opening} />}</div>
  return (
    <div className="adm-state" role="alert">
      <p className="quiet">{failed}</p>
      <Button small busy={isFetching} onClick={() => refetch()}>
        {common.tryAgain}
      </Button>
    </div>
  )
}
