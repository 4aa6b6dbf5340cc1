import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { moonKey, moon as texts, voidMeans } from '#texts/moon.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Coming } from '../../../components/coming.tsx'
import { NotFound } from '../../../components/not-found.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { formatCalendarDate } from '../../../lib/format.ts'
import { isMonth, isYear, monthName } from '../../../lib/months.ts'
import { useExcerpt } from '../../../lib/page-excerpt.ts'
import { useGetMoonQuery } from '../api.ts'
import { inMonth, weeksOf } from '../calendar.ts'
import { CalendarKey } from '../components/calendar-key.tsx'
import { MoonDefs } from '../components/cell-moon.tsx'
import { DaySheet } from '../components/day-sheet.tsx'
import { MonthGrid } from '../components/month-grid.tsx'
import { MonthLinks } from '../components/month-links.tsx'
import { MonthPanel } from '../components/month-panel.tsx'
import { MonthTables } from '../components/month-tables.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { WhereSeen } from '../components/where-seen.tsx'
import { ZoneChoice } from '../components/zone-choice.tsx'
import '../moon.css'
import { StructuredData } from '../structured-data.tsx'
import { useNow } from '../use-now.ts'
import { useZone } from '../use-zone.ts'
import { cityOf, type Zone } from '../zone.ts'
import { MoonYear } from './moon-year.tsx'

/** Whole weeks in any time zone. */
const MARGIN = 8

/** The parts below the calendar: the tables, the meaning of void of course, and two links onward. */
const BelowCalendar = ({ month, data, zone }: { month: string; data: MoonMonth; zone: Zone }) => (
  <>
    <MonthTables month={month} data={data} zone={zone} />
    <section className="moonvoid">
      <h2>{voidMeans.title}</h2>
      <p>{voidMeans.about}</p>
      <div className="acts">
        <ButtonLink variant="primary" to="/reading/daily-card">
          {voidMeans.drawCard}
        </ButtonLink>
        <a className="btn secondary" href={`/api/divination/sky/moon.ics?month=${month}&tz=${encodeURIComponent(zone.name)}`} download>
          {voidMeans.addToCalendar}
        </a>
      </div>
    </section>
  </>
)

type MonthProps = { month: string; path: string; title: string }

const Month = ({ month, path, title }: MonthProps) => {
  const excerpt = useExcerpt()?.moon
  const written = excerpt?.month === month ? excerpt : undefined
  const [zone, chooseZone] = useZone()
  const now = useNow()
  const asked = useGetMoonQuery({ month, margin: MARGIN }, { skip: written !== undefined })
  const data = written ?? asked.currentData
  const eclipses = data ? inMonth(data.eclipses, month, zone) : []
  const here = useGetMoonQuery({ month, tz: zone.name }, { skip: now === null || zone.name === 'UTC' || eclipses.length === 0 })
  const [sheet, setSheet] = useState<{ date: string; open: boolean }>()
  const weeks = weeksOf(month, data, zone)
  const name = monthName(month)
  const close = () => sheet && setSheet({ ...sheet, open: false })
  return (
    <div className="wrap mooncal">
      <PageHead title={title} description={texts.description(name)} path={path} />
      {data && <StructuredData name={title} description={texts.description(name)} data={data} />}
      <MoonDefs />
      <div className="moontop">
        <header>
          <h1>{texts.title(name)}</h1>
          <p className="lead">{texts.lead}</p>
          <ZoneChoice zone={zone} at={Date.parse(`${month}-15T12:00:00Z`)} onChoose={chooseZone} />
        </header>
        <MonthPanel month={month} data={data} zone={zone} now={now} />
      </div>
      <MonthLinks month={month} />
      <MonthGrid month={month} weeks={weeks} zone={zone} now={now} onOpen={({ date, moon }) => moon && setSheet({ date, open: true })} />
      <CalendarKey>
        {data && eclipses.length === 0 && (
          <span>{moonKey.nextEclipse(data.nextEclipse, formatCalendarDate(zone.wall(data.nextEclipse.at)))}</span>
        )}
      </CalendarKey>
      {!data && asked.isError && !asked.isFetching && <NotLoaded title={texts.failed} onRetry={() => void asked.refetch()} />}
      {eclipses.length > 0 && (
        <WhereSeen eclipses={eclipses} here={here.currentData?.eclipses ?? []} place={cityOf(zone.name)} zone={zone} />
      )}
      {data ? (
        <BelowCalendar month={month} data={data} zone={zone} />
      ) : (
        <p className="vh" role="status">
          {asked.isFetching && texts.loading(name)}
        </p>
      )}
      <DaySheet
        day={weeks.flatMap(({ days }) => days).find(({ date }) => date === sheet?.date)}
        zone={zone}
        open={sheet?.open ?? false}
        onClose={close}
      />
    </div>
  )
}

/** /moon: the current month where the visitor is; in a prerendered page the month of the build. */
const ThisMonth = () => {
  const [zone] = useZone()
  const now = useNow()
  const written = useExcerpt()?.moon?.month
  const month = now === null ? written : zone.date(now).slice(0, 7)
  return month ? <Month month={month} path="/moon" title={texts.pageTitleNow} /> : <Coming label={common.openingPage} />
}

/** /moon and /moon/{YYYY-MM}: a month of the Moon; /moon/{YYYY}: a year. */
export const MoonPage = () => {
  const { month } = useParams()
  if (month === undefined) return <ThisMonth />
  if (isYear(month)) return <MoonYear year={month} />
  if (!isMonth(month)) return <NotFound />
  return <Month month={month} path={`/moon/${month}`} title={texts.pageTitle(monthName(month))} />
}
