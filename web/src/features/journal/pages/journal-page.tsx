import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { statistics as statisticsTexts, journal as texts } from '#texts/journal.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { useGetJournalQuery, useGetStatisticsQuery } from '../../../lib/journal/journal-api.ts'
import { signInPath } from '../../../lib/redirect.ts'
import { DayReadings } from '../components/day-readings.tsx'
import { DrawStatistics } from '../components/draw-statistics.tsx'
import { Month } from '../components/month.tsx'
import '../journal.css'
import { RecapLink } from '../../../components/recap/recap-link.tsx'
import { isMonth, monthAfter, monthName, monthOf } from '../../../lib/months.ts'

type Query<T> = { currentData?: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
type FetchedProps<T> = { of: Query<T>; opening: string; failed: string; children: (data: T) => ReactNode }

const Fetched = <T,>({ of: { currentData, isError, isFetching, refetch }, opening, failed, children }: FetchedProps<T>) => {
  if (currentData !== undefined) return children(currentData)
  if (!isError || isFetching) return <Spinner label={opening} />
  return (
    <div role="alert">
      <p className="quiet">{failed}</p>
      <Button small onClick={() => refetch()}>
        {common.tryAgain}
      </Button>
    </div>
  )
}

const Journal = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('month')
  const now = monthOf(new Date())
  const month = isMonth(asked) ? asked : now
  const days = useGetJournalQuery(month, { refetchOnMountOrArgChange: true })
  const statistics = useGetStatisticsQuery(undefined, { refetchOnMountOrArgChange: true })
  const chosen = params.get('day')
  const next = monthAfter(month, 1)
  return (
    <>
      <header className="jhead">
        <h1>{texts.title}</h1>
        <nav aria-label={monthName(month)}>
          <Link className="iconbtn" to={`?month=${monthAfter(month, -1)}`} aria-label={texts.previous}>
            <Icon of={ChevronLeft} />
          </Link>
          <p aria-live="polite">{monthName(month)}</p>
          {next <= now && (
            <Link className="iconbtn" to={`?month=${next}`} aria-label={texts.next}>
              <Icon of={ChevronRight} />
            </Link>
          )}
        </nav>
      </header>
      <RecapLink month={month < now ? month : monthAfter(now, -1)} />
      <Fetched of={days} opening={texts.opening} failed={texts.failed}>
        {(shown) => {
          const read = shown.filter(({ readings }) => readings.length > 0)
          const day = read.find(({ date }) => date === chosen)
          return (
            <div className="jmonth">
              <Month month={month} days={shown} chosen={chosen} onChoose={(date) => setParams({ month, day: date }, { replace: true })} />
              {day ? <DayReadings day={day} /> : <p className="quiet">{read.length > 0 ? texts.choose : texts.empty}</p>}
            </div>
          )
        }}
      </Fetched>
      <section className="jstatistics" aria-labelledby="statistics">
        <h2 id="statistics">{statisticsTexts.title}</h2>
        <Fetched of={statistics} opening={statisticsTexts.opening} failed={statisticsTexts.failed}>
          {(counted) => <DrawStatistics statistics={counted} />}
        </Fetched>
      </section>
    </>
  )
}

/** /journal: a month of readings with its Moons, and the reader's draws counted. */
export const JournalPage = () => {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap journal">
      <title>{common.pageTitle(texts.title)}</title>
      <RequireSession signIn={signInPath(`${pathname}${search}`)}>
        <Journal />
      </RequireSession>
    </div>
  )
}
