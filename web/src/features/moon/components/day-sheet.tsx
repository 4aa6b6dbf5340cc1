import { moonDay, moon as texts } from '#texts/moon.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { formatCalendarDay } from '../../../lib/format.ts'
import { phaseName } from '../../../lib/moon-words.ts'
import type { MoonDay } from '../calendar.ts'
import type { Zone } from '../zone.ts'

/** All events of a day that have a time, in order. */
const momentsOf = ({ date, phases, ingresses, eclipses, voids }: MoonDay, zone: Zone) =>
  [
    ...phases.map(({ at, phase }) => ({ at, what: texts.phase(phase) })),
    ...eclipses.map((eclipse) => ({ at: eclipse.at, what: texts.eclipse(eclipse) })),
    ...ingresses.map(({ at, sign }) => ({ at, what: moonDay.enters(sign) })),
    ...voids.filter(({ from }) => zone.date(from) === date).map(({ from }) => ({ at: from, what: moonDay.voidFrom })),
    ...voids.filter(({ to }) => zone.date(to) === date).map(({ to }) => ({ at: to, what: moonDay.voidUntil })),
  ].sort((one, other) => one.at.localeCompare(other.at))

const Moments = ({ of, zone }: { of: readonly { at: string; what: string }[]; zone: Zone }) => (
  <ol className="moonmoments nums">
    {of.map(({ at, what }) => (
      <li key={`${at} ${what}`}>
        <time dateTime={at}>{zone.time(at)}</time>
        {what}
      </li>
    ))}
  </ol>
)

type DaySheetProps = { day: MoonDay | undefined; zone: Zone; open: boolean; onClose: () => void }

/** A day of the Moon in full: phase, sign, void of course and aspects with their minutes. */
export const DaySheet = ({ day, zone, open, onClose }: DaySheetProps) => {
  const moments = day ? momentsOf(day, zone) : []
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={day ? formatCalendarDay(new Date(`${day.date}T00:00:00Z`)) : ''}
      {...(day?.moon && { description: `${phaseName(day.moon.phase)}. ${moonDay.inSign(day.moon.sign)}` })}
    >
      {day && (
        <div className="moonsheet">
          {day.eclipses.map((eclipse) => (
            <p key={eclipse.at}>{texts.seen(eclipse)}</p>
          ))}
          {moments.length > 0 && <Moments of={moments} zone={zone} />}
          <h3>{moonDay.aspects}</h3>
          {day.aspects.length > 0 ? (
            <Moments of={day.aspects.map((one) => ({ at: one.at, what: texts.aspect(one) }))} zone={zone} />
          ) : (
            <p className="quiet">{moonDay.noAspects}</p>
          )}
        </div>
      )}
    </Dialog>
  )
}
