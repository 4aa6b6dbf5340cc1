import { lazy, Suspense } from 'react'
import { Touch } from '../sky/touch.tsx'

const RecapLink = lazy(() => import('./recap-link.tsx').then((it) => ({ default: it.RecapLink })))

/** The days of a month on which the home page leads to the month before. */
const FIRST_DAYS = 7

/** What a reader finds beside today's card: what touches their sky, and in the first days of a month the last one. */
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
