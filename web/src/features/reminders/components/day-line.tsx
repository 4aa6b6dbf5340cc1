import type { CSSProperties } from 'react'
import { reminders as texts } from '#texts/reminders.ts'
import { timeShown } from '../time-shown.ts'

const MINUTES = 24 * 60

const shareOfDay = (at: string) => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  return (hours * 60 + minutes) / MINUTES
}

/** The day as a ruled line, with the chosen hours on it. A picture: the fields below it are the control. */
export const DayLine = ({ morning, evening }: { morning: string; evening: string | null }) => (
  <div className="hourline" aria-hidden="true">
    {(['morning', 'evening'] as const).map((kind) => {
      const at = kind === 'morning' ? morning : evening
      if (!at) return null
      return (
        <span key={kind} className={`hourmark ${kind}`} style={{ '--at': shareOfDay(at) } as CSSProperties}>
          <span>{texts.marks[kind](timeShown(at))}</span>
        </span>
      )
    })}
    <span className="hourrule" />
    <ol>
      {texts.hours.map((hour) => (
        <li key={hour}>{hour}</li>
      ))}
    </ol>
  </div>
)
