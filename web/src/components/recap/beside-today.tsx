import { lazy, Suspense } from 'react'
import { Touch } from '../sky/touch.tsx'

const RecapLink = lazy(() => import('./recap-link.tsx').then((it) => ({ default: it.RecapLink })))

/** The days of a month on which the home page leads to the month before. */
const FIRST_DAYS = 7

/** The links beside today's card: to what touches the reader's sky and, in the first days of a month, to the month before. */
export const BesideToday = () => (
  <>
    <Touch />
    {new Date().getDate() <= FIRST_DAYS && (
      <Suspense>
        <RecapLink />
      </Suspense>
    )}
  </>
)
