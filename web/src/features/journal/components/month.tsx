import type { JournalDay } from '@sibyl/contracts/http/journal'
import type { KeyboardEvent } from 'react'
import { journal as texts } from '#texts/journal.ts'
import '../../../components/card.css'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { moonLines } from '../../../components/moon.tsx'
import { columnOf, dayName, monthName, weekdays } from '../../../lib/months.ts'
import { phaseName } from '../../../lib/moon-words.ts'

const R = 7

const SmallMoon = ({ moon: { phase, lit } }: Pick<JournalDay, 'moon'>) => (
  <svg className="smallmoon" viewBox="-8 -8 16 16" aria-hidden="true">
    <circle r={R} />
    <path d={moonLines(R, phase, lit).lit} />
  </svg>
)

/** The cover of a day: the first card that was drawn, marked if it recurred in this month. */
const DayCover = ({ readings }: Pick<JournalDay, 'readings'>) => {
  const [first] = readings
  const [card] = readings.flatMap(({ cards }) => cards)
  const again = readings.some(({ cards }) => cards.some(({ times }) => times > 1))
  return (
    <span className={again ? 'daycover again' : 'daycover'} aria-hidden="true">
      {card ? <Card id={card.card} reversed={card.reversed} /> : first && <MethodIcon method={first.methodId} />}
      {readings.length > 1 && <small className="nums">{texts.more(readings.length - 1)}</small>}
    </span>
  )
}

const WEEK = 7

/** The arrow keys go to the next day with readings: left and right from day to day, up and down by a week at least. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowLeft: -1, ArrowUp: -WEEK, ArrowRight: 1, ArrowDown: WEEK }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const days = [...event.currentTarget.children]
  const from = days.findIndex((day) => day.contains(event.target as Node))
  for (let at = from + step; days[at]; at += Math.sign(step)) {
    const button = days[at]?.querySelector('button')
    if (button) return button.focus()
  }
}

type MonthProps = { month: string; days: readonly JournalDay[]; chosen: string | undefined; onChoose: (date: string) => void }

export const Month = ({ month, days, chosen, onChoose }: MonthProps) => (
  <div className="monthgrid">
    <div className="weekdays" aria-hidden="true">
      {weekdays.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
    <p className="vh" id="month-keys">
      {texts.keys}
    </p>
    <ol aria-label={texts.month(monthName(month))} aria-describedby="month-keys" onKeyDown={walk}>
      {days.map((day, index) => {
        const { date, moon, readings } = day
        const head = (
          <span className="dayhead" aria-hidden={readings.length > 0}>
            <span className="nums">{index + 1}</span>
            <SmallMoon moon={moon} />
          </span>
        )
        return (
          <li key={date} style={index === 0 ? { gridColumnStart: columnOf(date) } : undefined}>
            {readings.length === 0 ? (
              head
            ) : (
              <button type="button" aria-pressed={date === chosen} onClick={() => onChoose(date)}>
                <span className="vh">{texts.day(dayName(date), phaseName(moon.phase), readings.length)}</span>
                {head}
                <DayCover readings={readings} />
              </button>
            )}
          </li>
        )
      })}
    </ol>
  </div>
)
