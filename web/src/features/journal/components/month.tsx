import type { JournalDay } from '@sibyl/contracts/http/journal'
import type { KeyboardEvent } from 'react'
import { journal as texts } from '#texts/journal.ts'
import { journalNote } from '#texts/journal-note.ts'
import '../../../components/card.css'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { moonLines } from '../../../components/moon.tsx'
import { columnOf, datesOf, dayName, monthName, weekdays } from '../../../lib/months.ts'
import { phaseName } from '../../../lib/moon-words.ts'

const R = 7

const SmallMoon = ({ moon: { phase, lit } }: Pick<JournalDay, 'moon'>) => (
  <svg className="smallmoon" viewBox="-8 -8 16 16" aria-hidden="true">
    <circle r={R} />
    <path d={moonLines(R, phase, lit).lit} />
  </svg>
)

type Spoke = NonNullable<NonNullable<JournalDay['readings'][number]['journal']>['spoke']>

/** The answer to "Did it speak?" as a Moon: full for yes, half for a little, dark for no. */
const Answer = ({ spoke }: { spoke: Spoke }) => (
  <svg className="answer" viewBox="-5 -5 10 10" aria-hidden="true">
    <circle r="4" />
    {spoke > 0 && <path d={spoke === 2 ? 'M0-4A4 4 0 0 1 0 4A4 4 0 0 1 0-4Z' : 'M0-4A4 4 0 0 1 0 4Z'} />}
  </svg>
)

const coverOf = ({ readings }: Pick<JournalDay, 'readings'>) => readings.flatMap(({ cards }) => cards)[0]
const answerOf = ({ readings }: Pick<JournalDay, 'readings'>) =>
  readings.find(({ journal }) => journal?.spoke !== undefined)?.journal?.spoke

/** The cover of a day: the first card that was drawn, with how often it came in this month. */
const DayCover = ({ readings }: Pick<JournalDay, 'readings'>) => {
  const [first] = readings
  const card = coverOf({ readings })
  const times = card?.times ?? 0
  const answer = answerOf({ readings })
  return (
    <>
      <span className={times > 1 ? 'daycover again' : 'daycover'} data-drawn={card !== undefined} aria-hidden="true">
        {card ? <Card id={card.card} reversed={card.reversed} /> : first && <MethodIcon method={first.methodId} />}
        {times > 1 && <b className="nums">{times}</b>}
        {readings.length > 1 && <small className="nums">{texts.more(readings.length - 1)}</small>}
      </span>
      {answer !== undefined && <Answer spoke={answer} />}
    </>
  )
}

/** What the signs below and on the covers mean, as far as the month has any. */
const Key = ({ days }: { days: readonly JournalDay[] }) => {
  const answered = days.some((day) => answerOf(day) !== undefined)
  const again = days.some((day) => (coverOf(day)?.times ?? 0) > 1)
  if (!answered && !again) return null
  return (
    <ul className="monthkey note" aria-hidden="true">
      {answered &&
        ([2, 1, 0] as const).map((spoke) => (
          <li key={spoke}>
            <Answer spoke={spoke} /> {journalNote.spoke[spoke]}
          </li>
        ))}
      {again && (
        <li>
          <b className="nums">{2}</b> {texts.drawnAgain}
        </li>
      )}
    </ul>
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

const Weekdays = () => (
  <div className="weekdays" aria-hidden="true">
    {weekdays.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
)

const startOf = (date: string, index: number) => (index === 0 ? { gridColumnStart: columnOf(date) } : undefined)

/** A month that is loading: its days as empty frames, where the cards will be. */
export const MonthLoading = ({ month }: { month: string }) => (
  <div className="monthgrid">
    <p className="vh" role="status">
      {texts.opening}
    </p>
    <Weekdays />
    <ol aria-hidden="true">
      {datesOf(month).map((date, index) => (
        <li key={date} style={startOf(date, index)}>
          <span className="dayhead nums">{index + 1}</span>
          <span className="daycover" />
        </li>
      ))}
    </ol>
  </div>
)

type MonthProps = { month: string; days: readonly JournalDay[]; chosen: string | undefined; onChoose: (date: string) => void }

export const Month = ({ month, days, chosen, onChoose }: MonthProps) => (
  <div className="monthgrid">
    <Weekdays />
    <p className="vh" id="month-keys">
      {texts.keys}
    </p>
    <ol aria-label={texts.month(monthName(month))} aria-describedby="month-keys" onKeyDown={walk}>
      {days.map((day, index) => {
        const { date, moon, readings } = day
        const head = (
          <span className="dayhead" aria-hidden={readings.length > 0}>
            <SmallMoon moon={moon} />
            <span className="nums">{index + 1}</span>
          </span>
        )
        return (
          <li key={date} style={startOf(date, index)}>
            {readings.length === 0 ? (
              <>
                {head}
                <span className="daycover" />
              </>
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
    <Key days={days} />
  </div>
)
