import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { isSouthern } from '@sibyl/contracts/southern-zones'
import { Link } from 'react-router-dom'
import { moonYear, moon as texts } from '#texts/moon.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { isYear, monthName, monthsOf } from '../../../lib/months.ts'
import { useGetMoonYearQuery } from '../api.ts'
import { litAt } from '../calendar.ts'
import { CellMoon, MoonDefs } from '../components/cell-moon.tsx'
import { EclipseMark } from '../components/eclipse-mark.tsx'
import { Neighbours } from '../components/neighbours.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { ZoneChoice } from '../components/zone-choice.tsx'
import { position } from '../position.ts'
import { StructuredData } from '../structured-data.tsx'
import { useNow } from '../use-now.ts'
import { useZone } from '../use-zone.ts'
import type { Zone } from '../zone.ts'

const leads = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 } as const

const Months = ({ year, months, zone }: { year: string; months: readonly MoonMonth[]; zone: Zone }) => {
  const south = isSouthern(zone.name)
  const rowsOf = ({ phases, eclipses }: MoonMonth) =>
    [
      ...phases.map(({ phase, ...one }) => ({
        ...one,
        what: texts.phase(phase),
        mark: <CellMoon moon={{ phase: leads[phase], lit: litAt(leads[phase]) }} south={south} />,
      })),
      ...eclipses.map((one) => ({ ...one, what: texts.eclipse(one), mark: <EclipseMark kind={one.kind} /> })),
    ].toSorted((a, b) => a.at.localeCompare(b.at))
  return (
    <div className="moonyear">
      {monthsOf(year).map((month, index) => (
        <section key={month} aria-labelledby={month}>
          <h2 id={month}>
            <Link to={`/moon/${month}`}>{monthName(month)}</Link>
          </h2>
          <ul>
            {rowsOf(months[index] as MoonMonth).map(({ at, what, mark, longitude }) => (
              <li key={at + what}>
                {mark}
                <span>
                  {what} <span className="quiet">{position(longitude)}</span>
                </span>
                <time className="nums" dateTime={at}>
                  {zone.day(at)}, {zone.time(at)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** /moon/{YYYY}: the phases and eclipses of a year. */
export const MoonYear = ({ year }: { year: string }) => {
  const [zone, chooseZone] = useZone()
  const hydrated = useNow() !== null
  const asked = useGetMoonYearQuery({ year, tz: zone.name }, { skip: !hydrated })
  const months = asked.currentData
  const [title, description] = [moonYear.pageTitle(year), moonYear.description(year)]
  const [before, after] = [String(Number(year) - 1), String(Number(year) + 1)].map((one) =>
    isYear(one) ? { to: `/moon/${one}`, words: one } : undefined,
  )
  const of = <T,>(events: (month: MoonMonth) => readonly T[]) => (months ?? []).flatMap(events)
  return (
    <div className="wrap mooncal">
      <PageHead title={title} description={description} path={`/moon/${year}`} />
      {months && (
        <StructuredData
          name={title}
          description={description}
          data={{ month: year, phases: of(({ phases }) => phases), eclipses: of(({ eclipses }) => eclipses) }}
        />
      )}
      <MoonDefs />
      <header className="moonyearhead">
        <h1>{texts.title(year)}</h1>
        <p className="lead">{moonYear.lead}</p>
        <ZoneChoice zone={zone} onChoose={chooseZone} />
      </header>
      <Neighbours label={moonYear.years} before={before} after={after} />
      {months ? (
        <Months year={year} months={months} zone={zone} />
      ) : asked.isError && !asked.isFetching ? (
        <NotLoaded title={moonYear.failed} onRetry={() => void asked.refetch()} />
      ) : (
        <p className="moonyearwait" role="status">
          {texts.loading(year)}
        </p>
      )}
    </div>
  )
}
