import type { JournalDay } from '@sibyl/contracts/http/journal'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { statistics as statisticsTexts, journal as texts } from '#texts/journal.ts'
import { Fetched } from '../../../components/fetched.tsx'
import { Icon } from '../../../components/icon.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { useGetJournalQuery, useGetStatisticsQuery } from '../../../lib/journal/journal-api.ts'
import { hasStoredMonths, storedMonth, storeMonth } from '../../../lib/journal-cache.ts'
import { useOffline } from '../../../lib/online.ts'
import { signInPath } from '../../../lib/redirect.ts'
import { DayReadings } from '../components/day-readings.tsx'
import { DrawStatistics } from '../components/draw-statistics.tsx'
import { Month, MonthLoading } from '../components/month.tsx'
import '../journal.css'
import { RecapLink } from '../../../components/recap/recap-link.tsx'
import { isMonth, monthAfter, monthName, monthOf } from '../../../lib/months.ts'

type DaysProps = { month: string; days: readonly JournalDay[]; offline?: boolean }

/** A month, and the readings of the day that the address names; of the latest that has any, so that there is something to read at once. */
const Days = ({ month, days, offline = false }: DaysProps) => {
  const [params, setParams] = useSearchParams()
  const chosen = params.get('day')
  const read = days.filter(({ readings }) => readings.length > 0)
  const day = read.find(({ date }) => date === chosen) ?? read.at(-1)
  return (
    <div className="jmonth">
      <Month month={month} days={days} chosen={day?.date} onChoose={(date) => setParams({ month, day: date }, { replace: true })} />
      {day ? <DayReadings day={day} offline={offline} /> : <p className="quiet">{texts.empty}</p>}
    </div>
  )
}

/** A month as this device last saw it. */
const StoredDays = ({ month }: { month: string }) => {
  const days = storedMonth(month)
  return (
    <>
      <p className="note" role="status">
        {days ? texts.stored : texts.notStored}
      </p>
      {days && <Days month={month} days={days} offline />}
    </>
  )
}

const FetchedDays = ({ month }: { month: string }) => {
  const days = useGetJournalQuery(month, { refetchOnMountOrArgChange: true })
  const { currentData: fetched, isFetching } = days
  useEffect(() => {
    if (fetched && !isFetching) storeMonth(month, fetched)
  }, [month, fetched, isFetching])
  if (!fetched && !days.isError) {
    return (
      <div className="jmonth">
        <MonthLoading month={month} />
      </div>
    )
  }
  return (
    <Fetched of={{ ...days, data: fetched }} failed={texts.failed}>
      {(shown) => <Days month={month} days={shown} />}
    </Fetched>
  )
}

const Counted = () => {
  const statistics = useGetStatisticsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="jstatistics" aria-labelledby="statistics">
      <h2 id="statistics">{statisticsTexts.title}</h2>
      <Fetched of={statistics} opening={statisticsTexts.opening} failed={statisticsTexts.failed}>
        {(counted) => <DrawStatistics statistics={counted} />}
      </Fetched>
    </section>
  )
}

const Journal = ({ offline }: { offline: boolean }) => {
  const [params] = useSearchParams()
  const asked = params.get('month')
  const now = monthOf(new Date())
  const month = isMonth(asked) ? asked : now
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
      {offline ? (
        <StoredDays month={month} />
      ) : (
        <>
          <RecapLink month={month < now ? month : monthAfter(now, -1)} />
          <FetchedDays month={month} />
          <Counted />
        </>
      )}
    </>
  )
}

/** /journal: a month of readings with its Moons, and the reader's draws counted; without a connection, the months that this device has. */
export const JournalPage = () => {
  const { pathname, search } = useLocation()
  // Offline nothing confirms the session, so the page shows the months stored on this device; the end of a session deletes them.
  const offline = useOffline() && hasStoredMonths()
  return (
    <div className="wrap journal">
      <title>{common.pageTitle(texts.title)}</title>
      {offline ? (
        <Journal offline />
      ) : (
        <RequireSession signIn={signInPath(`${pathname}${search}`)}>
          <Journal offline={false} />
        </RequireSession>
      )}
    </div>
  )
}
