import type { ReactNode } from 'react'
import { common } from '#texts/common.ts'
import { Button } from './button.tsx'
import './fetched.css'
import { StillRows } from './still-rows.tsx'

type FetchedProps<T> = {
  of: { data?: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** What a screen reader announces meanwhile; left out where another part of the page announces it. */
  opening?: string
  failed: string
  /** How many rows stand for the list meanwhile. */
  rows?: number
  children: (data: T) => ReactNode
}

/** A list from the server: until it is there its empty rows, or an error with a retry. */
export const Fetched = <T,>({ of: { data, isError, isFetching, refetch }, opening, failed, rows, children }: FetchedProps<T>) => {
  if (data !== undefined) return children(data)
  if (!isError) return <StillRows label={opening} {...(rows && { rows })} />
  return (
    <div className="notfetched" role="alert">
      <p className="quiet">{failed}</p>
      <Button small busy={isFetching} onClick={() => refetch()}>
        {common.tryAgain}
      </Button>
    </div>
  )
}
