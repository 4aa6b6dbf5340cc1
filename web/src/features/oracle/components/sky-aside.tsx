import type { Sky } from '@sibyl/contracts/http/sky'
import { useState } from 'react'
import { sky as texts } from '#texts/oracle-astrology.tsx'
import { Moon } from '../../../components/moon.tsx'
import { Rays } from '../../../components/rays.tsx'
import { formatCalendarDate, formatWeekday } from '../../../lib/format.ts'
import { inSign } from '../../../lib/moon-words.ts'
import { useSkies } from '../../../lib/sky.ts'

const GOLD = '#d9b978'
const DAYS = 7
const DAY_MS = 86_400_000

const isDay = (date: string | undefined): date is string =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(date ?? '') && !Number.isNaN(Date.parse(`${date}T12:00Z`))

/** 0° Aries at the left, then counter-clockwise, as on a chart without a birth time. */
const spot = (radius: number, longitude: number) => {
  const angle = ((180 + longitude) * Math.PI) / 180
  return `translate(${(radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)})`
}

const Plate = () => (
  <g fill="none" stroke={GOLD}>
    <circle r="196" strokeWidth="1.4" />
    <circle r="192" strokeWidth=".7" />
    <circle r="160" strokeWidth="1" />
    <circle r="156" strokeWidth="7" pathLength="360" strokeDasharray=".12 .88" opacity=".7" />
    <circle r="176" strokeWidth="32" pathLength="12" strokeDasharray=".008 .992" strokeDashoffset=".004" />
    {[165, 170.5, 176, 181.5, 187].map((r) => (
      <circle key={r} r={r} strokeWidth=".7" pathLength="12" strokeDasharray="1 1" opacity=".4" />
    ))}
    <circle r="74" strokeWidth=".8" opacity=".6" />
    <path d="M-156 0H-74M74 0H156M0 -156V-74M0 74V156" strokeWidth=".7" opacity=".4" />
  </g>
)

const Bodies = ({ sky }: { sky: Sky }) => (
  <g className="bodies">
    {sky.planets.map(({ name, longitude }) => (
      <circle key={name} r="4" fill="#ecebf3" transform={spot(116, longitude)} />
    ))}
    <g transform={spot(116, sky.sun)}>
      <circle r="19" fill="#0d0e15" />
      <Rays from={9} to={16} count={16} width={0.16} opacity={1} />
      <circle r="6.5" fill={GOLD} />
    </g>
    <path d="M-4 -11A11.7 11.7 0 0 1 -4 11A15 15 0 0 0 -4 -11Z" fill="#e9dfc8" transform={spot(116, sky.moon)} />
  </g>
)

const NatalSky = ({ date, untimed }: { date: string | undefined; untimed: boolean }) => {
  const noon = isDay(date) ? Date.parse(`${date}T12:00Z`) : undefined
  const [sky] = useSkies(noon === undefined ? null : { at: new Date(noon).toISOString() })
  const sun = sky && inSign(sky.sun)
  return (
    <aside className="aside skyaside" aria-label={texts.label}>
      <svg viewBox="-204 -204 408 408" aria-hidden="true">
        <Plate />
        {sky && <Bodies sky={sky} />}
      </svg>
      <p className="note">
        {sun && noon !== undefined ? texts.sunAt(formatCalendarDate(noon), sun.degree, sun.sign) : texts.undated}{' '}
        {untimed ? texts.untimed : texts.timed}
      </p>
    </aside>
  )
}

const WeekSky = () => {
  const [today] = useState(() => new Date().setHours(12, 0, 0, 0))
  const noons = Array.from({ length: DAYS }, (_, day) => today + day * DAY_MS)
  const skies = useSkies({ at: new Date(today).toISOString(), days: DAYS })
  return (
    <aside className="aside skyaside" aria-label={texts.label}>
      <svg viewBox="0 0 420 128" aria-hidden="true">
        <path d="M0 8H420M0 11H420M0 117H420M0 120H420" stroke={GOLD} strokeWidth=".9" />
        {noons.map((noon, day) => {
          const sky = skies[day]
          return (
            <g key={noon} transform={`translate(${30 + day * 60} 52)`}>
              {sky ? <Moon r={21} phase={sky.phase} lit={sky.lit} /> : <circle r="21" fill="none" stroke={GOLD} strokeDasharray="2 4" />}
              <text y="50">{formatWeekday(noon)}</text>
            </g>
          )
        })}
      </svg>
      <p className="note">{texts.week}</p>
    </aside>
  )
}

/** The chart to be computed, as far as it can be drawn already. */
export const SkyAside = ({ natal, date, untimed }: { natal: boolean; date: string | undefined; untimed: boolean }) =>
  natal ? <NatalSky date={date} untimed={untimed} /> : <WeekSky />
