import { Moon } from './moon.tsx'

const GOLD = '#d9b978'
const HORIZON = 40

/** Half the lengths of the Moon's reflection on the water, row by row. */
const path = [58, 37, 49, 26, 40, 17, 29, 10, 17, 5]

/** Calm water beside it: rows of one length, each shifted a little. */
const water = [
  [-190, 118, 76, 112],
  [-168, 84, 92, 70],
  [-182, 96, 64, 96],
  [-146, 74, 84, 54],
  [-160, 66, 58, 78],
  [-122, 60, 70, 40],
  [-132, 44, 52, 56],
] as const

/** Every third degree from one end of the horizon to the other, a longer ray after a shorter one. */
const rays = Array.from({ length: 59 }, (_, ray) => {
  const angle = (3 * (ray + 1) * Math.PI) / 180
  const at = (radius: number) => `${(-radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(72)}L${at(ray % 2 ? 132 : 116)}`
}).join('')

const rowAt = (row: number) => HORIZON + 9 + 10 * row

/** For a lost connection: the Moon sets over water, under the upper half of the dial. */
export const SetMoon = () => (
  <svg className="art" viewBox="-200 -132 400 284" aria-hidden="true">
    <defs>
      <clipPath id="above-horizon">
        <path d={`M-200-200h400V${HORIZON}h-400z`} />
      </clipPath>
    </defs>
    <g clipPath="url(#above-horizon)">
      <g transform={`translate(0 ${HORIZON})`}>
        <g fill="none" stroke={GOLD} opacity=".6">
          <circle r="146" strokeWidth=".8" />
          <circle r="152" strokeWidth="6" pathLength="360" strokeDasharray=".2 2.8" />
          <circle r="158" strokeWidth=".8" />
          <path d={rays} strokeWidth=".6" opacity=".7" />
        </g>
        <Moon r={61} phase={170} lit={0.99} />
      </g>
    </g>
    {/* Stars are not seen in water. */}
    <path d={`M-200 ${HORIZON}h400v112h-400z`} fill="#0d0e15" />
    <path d={`M-196 ${HORIZON}H196`} stroke={GOLD} strokeWidth="1" />
    <path
      d={water.map(([x, length, from, then], row) => `M${x} ${rowAt(row)}h${length}M${from} ${rowAt(row)}h${then}`).join('')}
      stroke={GOLD}
      strokeWidth=".6"
      opacity=".45"
    />
    <path
      d={path.map((half, row) => `M${-half} ${rowAt(row)}h${2 * half}`).join('')}
      stroke="#e9dfc8"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
)
