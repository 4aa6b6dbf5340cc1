import { dayInWords, moon as texts } from '#texts/moon.ts'
import { formatCalendarDay } from '../../../lib/format.ts'
import { phaseName } from '../../../lib/moon-words.ts'
import type { MoonDay } from '../calendar.ts'
import type { Zone } from '../zone.ts'
import { CellMoon } from './cell-moon.tsx'
import { EclipseMark } from './eclipse-mark.tsx'
import { SignGlyph } from './sign-glyph.tsx'

const inFull = ({ date, moon, phases, ingresses, eclipses, voids }: MoonDay, zone: Zone): string => {
  const day = formatCalendarDay(new Date(`${date}T00:00:00Z`))
  if (!moon) return day
  const exact = [
    ...phases.map(({ phase, at }) => dayInWords.phase(texts.phase(phase), zone.time(at))),
    ...eclipses.map((eclipse) => dayInWords.phase(texts.eclipse(eclipse), zone.time(eclipse.at))),
  ]
  return dayInWords.join(day, [
    ...(exact.length > 0 ? exact : [phaseName(moon.phase)]),
    ...(ingresses.length === 0 ? [dayInWords.in(moon.sign)] : []),
    ...ingresses.map(({ sign, at }) => dayInWords.enters(sign, zone.time(at))),
    ...(voids.length > 0 ? [dayInWords.void] : []),
  ])
}

type DayCellProps = { day: MoonDay; zone: Zone; south: boolean; today: boolean; tabbed: boolean; onOpen: () => void; onFocus: () => void }

/** One day: its Moon and, if there is room, its phase, and its sign or the time at which the Moon enters the next. */
export const DayCell = ({ day, zone, south, today, tabbed, onOpen, onFocus }: DayCellProps) => {
  const { date, number, inMonth, moon, phases, ingresses, eclipses } = day
  const [entry] = ingresses
  const named = [
    ...eclipses.map((eclipse) => ({ name: texts.eclipse(eclipse), at: eclipse.at })),
    ...phases.filter(() => eclipses.length === 0).map(({ phase, at }) => ({ name: texts.phase(phase), at })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a cell of a grid that is no table; its button has the focus
    <div role="gridcell">
      <button
        id={date}
        type="button"
        className={inMonth ? 'mooncell' : 'mooncell outside'}
        tabIndex={tabbed ? 0 : -1}
        aria-haspopup="dialog"
        {...(today && { 'aria-current': 'date' as const })}
        onClick={onOpen}
        onFocus={onFocus}
      >
        <span className="vh">{inFull(day, zone)}</span>
        <span className="cellnumber nums" aria-hidden="true">
          {number}
        </span>
        {eclipses[0] ? <EclipseMark kind={eclipses[0].kind} /> : <CellMoon moon={moon} south={south} />}
        <span className={entry ? 'cellsign entered' : 'cellsign'}>{moon && <SignGlyph sign={entry?.sign ?? moon.sign} />}</span>
        <span className="cellwords nums" aria-hidden="true">
          {named.map(({ name, at }) => (
            <span key={at}>
              <b>{name}</b> {zone.time(at)}
            </span>
          ))}
          {ingresses.map(({ sign, at }) => (
            <span key={at} className="entered">
              <SignGlyph sign={sign} />
              {zone.time(at)}
            </span>
          ))}
          {named.length === 0 && !entry && moon && <span>{moon.sign}</span>}
        </span>
      </button>
    </div>
  )
}
