import { isSouthern } from '@sibyl/contracts/southern-zones'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { moon as texts } from '#texts/moon.ts'
import { formatWeekday } from '../../../lib/format.ts'
import { isMonth, monthAfter, monthName } from '../../../lib/months.ts'
import type { MoonDay, MoonWeek } from '../calendar.ts'
import type { Zone } from '../zone.ts'
import { DayCell } from './day-cell.tsx'
import { WeekHours } from './week-hours.tsx'

const DAY = 86_400_000
/** "Sun" to "Sat". */
const weekdays = Array.from({ length: 7 }, (_, day) => formatWeekday(new Date(2026, 10, 1 + day)))

const shifted = (date: string, days: number) => new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The same day in a neighbouring month, or that month's last day. */
const inNeighbour = (date: string, months: number) => {
  const month = monthAfter(date.slice(0, 7), months)
  const last = shifted(`${monthAfter(month, 1)}-01`, -1)
  const same = `${month}-${date.slice(8)}`
  return same < last ? same : last
}

/** The date to which a key leads from a day, as in any grid of dates. */
const moved = (key: string, date: string): string | undefined => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }
  if (days[key] !== undefined) return shifted(date, days[key])
  if (key === 'PageUp') return inNeighbour(date, -1)
  return key === 'PageDown' ? inNeighbour(date, 1) : undefined
}

type MonthGridProps = {
  month: string
  weeks: readonly MoonWeek[]
  zone: Zone
  /** This moment; null in a prerendered page. */
  now: number | null
  onOpen: (day: MoonDay) => void
}

/** The month, a row for each week with its hours along the foot. */
export const MonthGrid = ({ month, weeks, zone, now, onOpen }: MonthGridProps) => {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const grid = useRef<HTMLDivElement>(null)
  const today = now === null ? null : zone.date(now)
  const [focused, setFocused] = useState<string | null>(null)
  const dates = weeks.flatMap(({ days }) => days.map(({ date }) => date))
  const stop = [focused, today].find((date) => date && dates.includes(date) && date.startsWith(month)) ?? `${month}-01`
  const asked = hash.slice(1)

  const focus = (date: string) => grid.current?.querySelector<HTMLElement>(`[id="${date}"]`)?.focus()
  // After Page Up or Page Down, which lead to another month, the focus goes to the day in the address.
  useEffect(() => {
    if (asked.startsWith(month)) focus(asked)
  }, [asked, month])

  const walk = (event: KeyboardEvent) => {
    const from = (event.target as Element).id
    const to = dates.includes(from) ? moved(event.key, from) : undefined
    if (!to) return
    event.preventDefault()
    if (!event.key.startsWith('Page') && dates.includes(to)) focus(to)
    else if (isMonth(to.slice(0, 7))) navigate(`/moon/${to.slice(0, 7)}#${to}`)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot have a drawing along the foot of a row
    <div className="moongrid" role="grid" tabIndex={-1} aria-label={texts.grid(monthName(month))} ref={grid} onKeyDown={walk}>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above; its cells have the focus */}
      <div className="moondays" role="row">
        {weekdays.map((name) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
          <span key={name} role="columnheader">
            {name}
          </span>
        ))}
      </div>
      {weeks.map((week) => {
        const first = week.days[0]?.date ?? ''
        const along = now === null ? -1 : (zone.wall(now) - Date.parse(`${first}T00:00:00Z`)) / DAY
        return (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
          <div key={first} className="moonweek" role="row">
            {week.days.map((day) => (
              <DayCell
                key={day.date}
                day={day}
                zone={zone}
                south={isSouthern(zone.name)}
                today={day.date === today}
                tabbed={day.date === stop}
                onOpen={() => onOpen(day)}
                onFocus={() => setFocused(day.date)}
              />
            ))}
            <WeekHours week={week} now={along >= 0 && along < 7 ? along : null} />
          </div>
        )
      })}
    </div>
  )
}
