import type { MoonWeek } from '../calendar.ts'

const DAY = 100
const DAYS = 7
const WIDTH = DAYS * DAY
const quarters = Array.from({ length: 4 * DAYS + 1 }, (_, quarter) => (quarter * DAY) / 4)

const x = (days: number) => (days * DAY).toFixed(1)

/** The hours of a week along its foot: midnights and quarters of days, gold changes of sign, hatched times void of course, white for now. */
export const WeekHours = ({ week: { bands, changes }, now }: { week: MoonWeek; now: number | null }) => (
  <svg className="weekhours" viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
    <path className="line" d={`M0 17H${WIDTH}`} />
    <path
      className="line quarter"
      d={quarters
        .filter((at) => at % DAY !== 0)
        .map((at) => `M${at} 17v-2.5`)
        .join('')}
    />
    <path
      className="line midnight"
      d={quarters
        .filter((at) => at % DAY === 0)
        .map((at) => `M${at} 17v-6`)
        .join('')}
    />
    {bands.map(({ from, to }) => (
      <g key={from}>
        <rect x={x(from)} y="17" width={x(to - from)} height="7" fill="url(#moon-void)" />
        <path className="ends" d={`M${x(from)} 17v7M${x(to)} 17v7`} />
      </g>
    ))}
    <path className="changes" d={changes.map((at) => `M${x(at)} 9v15`).join('')} />
    {now !== null && <path className="needle" d={`M${x(now)} 3v21`} />}
  </svg>
)
