import { skipToken } from '@reduxjs/toolkit/query/react'
import type { Person } from '@sibyl/contracts/http/people'
import type { Transits } from '@sibyl/contracts/http/your-sky'
import { signNames } from '@sibyl/contracts/signs'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { sky as texts } from '#texts/sky.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { Glyph } from '../../../components/sky/glyph.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { State } from '../../../components/state.tsx'
import { formatCalendarDate } from '../../../lib/format.ts'
import { onTheClock } from '../../../lib/people/birth-clock.ts'
import { useGetPeopleQuery } from '../../../lib/people/people-api.ts'
import { signInPath } from '../../../lib/redirect.ts'
import { strokesOf } from '../../../lib/sky/strokes.ts'
import { useGetTransitsQuery } from '../../../lib/sky/your-sky-api.ts'
import { type Chosen, nearestNow } from '../chosen.ts'
import { Calendar } from '../components/calendar.tsx'
import { EmptyWheel } from '../components/empty-wheel.tsx'
import { Fact } from '../components/fact.tsx'
import { LongerYear } from '../components/longer-year.tsx'
import { Months } from '../components/months.tsx'
import { Ribbon, RibbonLegend } from '../components/ribbon.tsx'
import { Wheel } from '../components/wheel.tsx'
import { narrow, wide } from '../lanes.ts'
import '../sky.css'
import { useMatches } from '../use-matches.ts'
import { zoneCity } from '../when.ts'

const DAYS = 90
const YEAR = 366
const DAY = 86_400_000
const PHONE = '(max-width: 699px)'
const BESIDE = '(min-width: 1100px)'

const signOf = (longitude: number) => signNames[Math.floor(longitude / 30) % 12] ?? ''
const inSign = (longitude: number) => `${Math.floor(longitude % 30)}° ${signOf(longitude)}`

const Born = ({ person: { dateOfBirth, timeOfBirth, placeOfBirth }, sky }: { person: Person; sky: Transits | undefined }) => {
  const born = texts.born(formatCalendarDate(new Date(dateOfBirth)), timeOfBirth && onTheClock(timeOfBirth), placeOfBirth)
  const placed = (wanted: string) => sky?.natal.points.filter(({ point }) => point === wanted).map(({ longitude }) => longitude)[0]
  const [sun, moon, rising] = ['Sun', 'Moon', 'ASC'].map(placed)
  const signs = sun === undefined ? undefined : texts.signs(inSign(sun), moon && inSign(moon), rising && signOf(rising))
  return <p className="lead">{texts.lead(born, signs)}</p>
}

/** Shows the empty lanes at once, but words only after a moment, because most skies have loaded by then. */
const Loading = () => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="skyloading" role="status">
      <div aria-hidden="true">
        {[30, 45, 20, 60, 35].map((width) => (
          <p key={width}>
            <span style={{ width: `${width}%` }} />
          </p>
        ))}
      </div>
      {slow && texts.loading}
    </div>
  )
}

const Failed = ({ onAgain }: { onAgain: () => unknown }) => (
  <div role="alert">
    <State
      art={<Glyph of="Venus" className="meets" />}
      title={texts.failed.title}
      level={2}
      actions={<Button onClick={onAgain}>{common.tryAgain}</Button>}
    >
      <p>{texts.failed.about}</p>
    </State>
  </div>
)

/** The list goes on for a year if its reader asks. */
const useYear = (sky: Transits, personId: string) => {
  const [wanted, setWanted] = useState(false)
  const to = new Date(Date.parse(sky.from) + YEAR * DAY).toISOString()
  const { currentData: year, isFetching } = useGetTransitsQuery(wanted ? { personId, from: sky.from, to } : skipToken)
  return {
    listed: (year ?? sky).events.filter(({ prominent }) => prominent),
    whole: year !== undefined,
    isFetching,
    ask: () => setWanted(true),
  }
}

const Ninety = ({ sky, personId }: { sky: Transits; personId: string }) => {
  const [now] = useState(() => Date.now())
  const { listed: events, whole, isFetching, ask } = useYear(sky, personId)
  const strokes = useMemo(() => strokesOf(sky), [sky])
  const first = nearestNow(events, now)
  const [picked, setPicked] = useState<Chosen | null>(null)
  const [sheet, setSheet] = useState(false)
  const phone = useMatches(PHONE)
  const beside = useMatches(BESIDE)
  const chosen = picked ?? (first ? { event: first } : null)
  const choose = (next: Chosen) => {
    setPicked(next)
    if (!beside) setSheet(true)
  }
  return (
    <>
      <Wheel sky={sky} chosen={chosen} />
      {chosen && (
        <Fact chosen={chosen} events={events} onChoose={(event) => setPicked({ event })} sheet={sheet && !beside} onSheet={setSheet} />
      )}
      <LongerYear personId={personId} />
      <section className="ninety" aria-labelledby="ninety">
        <header>
          <h2 id="ninety">{texts.ribbon.title}</h2>
          <p className="note">{texts.ribbon.lead}</p>
        </header>
        {strokes.length > 0 && (
          <Ribbon sky={sky} strokes={strokes} chosen={chosen} onChoose={choose} measures={phone ? narrow : wide} now={now} />
        )}
        <p className="vh">{texts.ribbon.keys}</p>
        <RibbonLegend sky={sky} strokes={strokes} />
      </section>
      <section className="daybyday" aria-labelledby="daybyday">
        <h2 id="daybyday">{texts.list.title}</h2>
        {events.length === 0 && <p className="quiet">{texts.list.none}</p>}
        <div className="skymonths">
          <Months events={events} chosen={chosen} onChoose={(event) => choose({ event })} />
          <div>
            <Calendar personId={personId} />
            <p className="note">{texts.list.times(zoneCity())}</p>
            {!whole && (
              <Button small busy={isFetching} onClick={ask}>
                {isFetching ? texts.list.counting : texts.list.year}
              </Button>
            )}
          </div>
        </div>
      </section>
    </>
  )
}

/** The window begins at the reader's midnight, so that it is the same all day. */
const windowFrom = (date: Date) => {
  const from = new Date(date.getFullYear(), date.getMonth(), date.getDate())
  const to = new Date(from.getTime() + DAYS * DAY)
  return { from: from.toISOString(), to: to.toISOString() }
}

const SkyOf = ({ person }: { person: Person }) => {
  const [span] = useState(() => windowFrom(new Date()))
  const { currentData: sky, isError, isFetching, refetch } = useGetTransitsQuery({ personId: person._id, ...span })
  return (
    <>
      <div className="skyhead">
        <Born person={person} sky={sky} />
        {person.unknownTime && <p className="note">{texts.unknownTime}</p>}
      </div>
      {sky ? (
        <Ninety key={person._id} sky={sky} personId={person._id} />
      ) : isError && !isFetching ? (
        <Failed onAgain={refetch} />
      ) : (
        <Loading />
      )}
    </>
  )
}

const Whose = ({ people, chosen, onChoose }: { people: readonly Person[]; chosen: Person; onChoose: (id: string) => void }) => (
  <label className="whosesky">
    <span className="vh">{texts.whose}</span>
    <select className="control" value={chosen._id} onChange={(event) => onChoose(event.target.value)}>
      {people.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

const Sky = () => {
  const { data: people, isError, isFetching, refetch } = useGetPeopleQuery(undefined, { refetchOnMountOrArgChange: true })
  const [params, setParams] = useSearchParams()
  const person = people?.find(({ _id }) => _id === params.get('person')) ?? people?.[0]
  if (people && !person) {
    return (
      <State
        art={<EmptyWheel />}
        title={texts.empty.title}
        actions={
          <ButtonLink variant="primary" to="/people?add">
            {texts.empty.add}
          </ButtonLink>
        }
      >
        <p>{texts.empty.about}</p>
      </State>
    )
  }
  return (
    <div className="skypage">
      <header className="skytitle">
        <h1>{texts.title}</h1>
        {people && person && people.length > 1 && (
          <Whose people={people} chosen={person} onChoose={(id) => setParams({ person: id }, { replace: true })} />
        )}
      </header>
      {person ? <SkyOf person={person} /> : isError && !isFetching ? <Failed onAgain={refetch} /> : <Spinner label={texts.opening} />}
    </div>
  )
}

/** /sky: the transits to the birth chart of the reader, or of one of their people, in the next ninety days. */
export const SkyPage = () => {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap">
      <title>{common.pageTitle(texts.title)}</title>
      <RequireSession signIn={signInPath(`${pathname}${search}`)}>
        <Sky />
      </RequireSession>
    </div>
  )
}
