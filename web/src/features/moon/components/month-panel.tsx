import type { MoonMonth } from '@sibyl/contracts/http/moon'
import { isSouthern } from '@sibyl/contracts/southern-zones'
import type { ReactNode } from 'react'
import { moonPanel, moon as texts } from '#texts/moon.ts'
import { inSign, phaseName } from '../../../lib/moon-words.ts'
import { inMonth, litAt, moonAt } from '../calendar.ts'
import type { Zone } from '../zone.ts'
import { CellMoon } from './cell-moon.tsx'
import { EclipseMark } from './eclipse-mark.tsx'

type PanelProps = { art: ReactNode; over?: string | undefined; title: string; children: ReactNode }

const Panel = ({ art, over, title, children }: PanelProps) => (
  <aside className="moonpanel">
    {art}
    <div>
      {over && <p className="note">{over}</p>}
      <h2>{title}</h2>
      <p className="quiet nums">{children}</p>
    </div>
  </aside>
)

const nextOf = (data: MoonMonth, zone: Zone, at: string) => {
  const phase = data.phases.find((one) => one.at > at)
  const empty = data.voidOfCourse.find(({ to }) => to > at)
  return [
    phase && moonPanel.next(texts.phase(phase.phase), zone.day(phase.at), zone.time(phase.at)),
    empty &&
      (empty.from <= at
        ? moonPanel.voidUntil(zone.time(empty.to))
        : moonPanel.voidFrom(
            zone.day(empty.from),
            zone.time(empty.from),
            zone.date(empty.from) === zone.date(empty.to) ? zone.time(empty.to) : `${zone.day(empty.to)}, ${zone.time(empty.to)}`,
          )),
  ].filter(Boolean)
}

type MonthPanelProps = { month: string; data: MoonMonth | undefined; zone: Zone; now: number | null }

/**
 * Beside the title: the month's eclipses if it has any, the Moon of this moment, or the full Moon of the month. An empty panel keeps the
 * place while the month loads.
 */
export const MonthPanel = ({ month, data, zone, now }: MonthPanelProps) => {
  const south = isSouthern(zone.name)
  if (!data) return <aside className="moonpanel" />
  const eclipses = inMonth(data.eclipses, month, zone)
  const [first] = eclipses
  if (first)
    return (
      <Panel art={<EclipseMark kind={first.kind} />} title={moonPanel.eclipses(eclipses.length, texts.eclipse(first))}>
        {eclipses.map((eclipse) => moonPanel.eclipse(texts.eclipse(eclipse), zone.day(eclipse.at), zone.time(eclipse.at))).join(' ')}
      </Panel>
    )
  const current = now === null || zone.date(now).slice(0, 7) !== month ? undefined : moonAt(data, now)
  if (current && now !== null) {
    const { sign, degree } = inSign(current.longitude)
    const lit = litAt(current.phase)
    return (
      <Panel
        art={<CellMoon moon={{ phase: current.phase, lit }} south={south} />}
        over={moonPanel.now}
        title={moonPanel.where(phaseName(current.phase), degree, sign)}
      >
        {[moonPanel.lit(`${Math.round(lit * 100)}%`), ...nextOf(data, zone, new Date(now).toISOString())].join(' ')}
      </Panel>
    )
  }
  const full = inMonth(data.phases, month, zone).find(({ phase }) => phase === 'full') ?? inMonth(data.phases, month, zone)[0]
  if (!full) return null
  const { sign, degree } = inSign(full.longitude)
  const shown = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 }[full.phase]
  return (
    <Panel
      art={<CellMoon moon={{ phase: shown, lit: litAt(shown) }} south={south} />}
      over={zone.day(full.at)}
      title={moonPanel.where(texts.phase(full.phase), degree, sign)}
    >
      {moonPanel.at(zone.weekday(full.at), zone.time(full.at))}
    </Panel>
  )
}
