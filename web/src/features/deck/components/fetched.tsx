import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'

type FetchedProps<T> = {
  call: { data?: T | undefined; isError: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown }
  /** What could not be opened: "the deck". */
  what: string
  /** Of the heading of the failure: 1 when it is the whole page. */
  level: 1 | 2
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** A part of the library: on its way, out of reach, or here. */
export const Fetched = <T,>({ call, what, level, loading, children }: FetchedProps<T>) => {
  const { data, isError, isFetching, error, refetch } = call
  if (data) return children(data)
  if (!isError || isFetching) return loading
  return (
    <State
      level={level}
      art={<Eclipse />}
      title={`We could not open ${what}`}
      actions={
        <Button kind="p" onClick={() => refetch()}>
          Try Again
        </Button>
      }
    >
      <p role="alert">
        {failureOf(error, 'The library is out of reach at the moment. Please check your connection and try again.').message}
      </p>
    </State>
  )
}
