import type { Transit, Transits } from '@sibyl/contracts/http/your-sky'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { sky } from '#texts/sky.ts'
import { formatDay, formatTime, formatWeekday } from '../../lib/format.ts'
import { useGetPeopleQuery } from '../../lib/people/people-api.ts'
import { outline, type Stroke, strokesOf } from '../../lib/sky/strokes.ts'
import { useGetTransitsQuery } from '../../lib/sky/your-sky-api.ts'
import { Trio, toneOf } from './glyph.tsx'
import './touch.css'

const texts = sky.touch
const WEEK = 7
const HALF = 3
/** How many days ahead to look for the next transit, if today has none. */
const AHEAD = 30
const [WIDTH, TOP, HEIGHT] = [340, 34, 18] as const

const midnight = (at: number, days = 0) => {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime()
}

/** Transits to the Moon and the Ascendant come first. */
const first: readonly Transit['point'][] = ['Moon', 'ASC']
const rank = ({ point }: Transit) => (first.includes(point) ? 0 : 1)

/** The transit of today: of those that are exact today the one nearest to now, to the Moon or the Ascendant if there is one. */
const ofToday = (events: readonly Transit[], now: number): Transit | undefined => {
  const off = ({ at }: Transit) => Math.abs(Date.parse(at) - now)
  const today = events.filter(({ at }) => Date.parse(at) >= midnight(now) && Date.parse(at) < midnight(now, 1))
  return today.sort((a, b) => rank(a) - rank(b) || off(a) - off(b))[0]
}

/** Seven days with today in the middle, and the one stroke that swells to the exact minute. */
const Week = ({ stroke, event, now }: { stroke: Stroke; event: Transit; now: number }) => {
  const [from, to] = [midnight(now, -HALF), midnight(now, HALF + 1)]
  const xOf = (at: number) => Math.max(0, Math.min(WIDTH, ((at - from) / (to - from)) * WIDTH))
  const exact = xOf(Date.parse(event.at))
  const days = Array.from({ length: WEEK }, (_, day) => midnight(from, day))
  return (
    <svg
      className="touchweek"
      viewBox={`0 0 ${WIDTH} 74`}
      role="img"
      aria-label={texts.picture(formatDay(event.near.from), formatDay(event.at), formatDay(event.near.to))}
    >
      <path className="line" d={`M0 ${TOP}H${WIDTH}`} />
      {[...days, to].map((day) => (
        <path key={day} className="daymark" d={`M${xOf(day)} ${TOP - 4}v8`} />
      ))}
      <path className={toneOf(event.aspect)} d={outline(stroke.curve, xOf, TOP, HEIGHT)} />
      {event.precision === 'minute' && <path className="needle" d={`M${exact} ${TOP - 14}v28`} />}
      <path className="now" d={`M${xOf(now)} ${TOP - 14}v28`} />
      {days.map((day, index) => (
        <text key={day} x={((index + 0.5) * WIDTH) / WEEK} y="68" textAnchor="middle" data-today={index === HALF}>
          {formatWeekday(new Date(day))}
        </text>
      ))}
    </svg>
  )
}

const Today = ({ sky: found, now }: { sky: Transits; now: number }) => {
  const events = found.events.filter(({ prominent }) => prominent)
  const event = ofToday(events, now)
  const next = events.find(({ at }) => Date.parse(at) > now)
  const stroke = event && strokesOf(found).find(({ events: within }) => within.includes(event))
  if (!event || !stroke) {
    return (
      <>
        <h2 id="touch">{texts.nothing}</h2>
        <p>{next ? texts.next(next.title, `${formatWeekday(new Date(next.at))}, ${formatDay(next.at)}`) : texts.nothingSoon}</p>
      </>
    )
  }
  const timed = event.precision === 'minute'
  const past = timed && Date.parse(event.at) < now
  return (
    <>
      <h2 id="touch">{past ? texts.touched(event.point) : texts.touches(event.point)}</h2>
      <p className="touchexact">
        <Trio {...event} />
        <span>
          {timed ? texts.exact(event.body, event.aspect) : texts.exactDay(event.body, event.aspect)}{' '}
          {timed && (
            <time className="nums" dateTime={event.at}>
              {formatTime(event.at)}
            </time>
          )}
        </span>
      </p>
      <Week stroke={stroke} event={event} now={now} />
    </>
  )
}

const Chart = ({ personId, unknownTime }: { personId: string; unknownTime: boolean }) => {
  const [now] = useState(() => Date.now())
  const span = { from: new Date(midnight(now, -HALF)).toISOString(), to: new Date(midnight(now, AHEAD)).toISOString() }
  const { currentData: found, isError } = useGetTransitsQuery({ personId, ...span })
  if (isError) return null
  return (
    <section className="touch" aria-labelledby="touch" aria-busy={!found}>
      <p className="note">{texts.label}</p>
      {found && <Today sky={found} now={now} />}
      {found && unknownTime && <p className="note">{texts.unknownTime}</p>}
      {found && (
        <Link className="touchmore" to="/sky">
          {texts.more}
        </Link>
      )}
    </section>
  )
}

/**
 * Today's transit to the reader's own birth chart. Renders nothing if the reader has not saved their birth, or the sky cannot be loaded.
 */
export const Touch = () => {
  const { data: people } = useGetPeopleQuery()
  const self = people?.find((person) => person.self)
  return self ? <Chart personId={self._id} unknownTime={self.unknownTime} /> : null
}
