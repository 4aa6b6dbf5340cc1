import type { ReactNode } from 'react'
import { common } from '#texts/common.ts'
import { library } from '#texts/deck.ts'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'

type FetchedProps<T> = {
  call: { data?: T | undefined; isError: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown }
  /** The data that is known without a request. */
  known?: T | undefined
  /** The heading of the error state. */
  failed: string
  /** The level of that heading: 1 when it is the whole page. */
  level: 1 | 2
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** A part of the library: loading, failed, or loaded. */
export const Fetched = <T,>({ call, known, failed, level, loading, children }: FetchedProps<T>) => {
  const { data = known, isError, isFetching, error, refetch } = call
  if (data) return children(data)
  if (!isError || isFetching) return loading
  return (
    <State
      level={level}
      art={<Eclipse />}
      title={failed}
      actions={
        <Button variant="primary" onClick={() => refetch()}>
          {common.tryAgain}
        </Button>
      }
    >
      <p role="alert">{failureOf(error, library.unreachable).message}</p>
    </State>
  )
}
