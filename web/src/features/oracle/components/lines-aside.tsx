import { linesAside as texts } from '#texts/oracle-iching.ts'
import './lines-aside.css'

const GOLD = '#d9b978'

/** How many casts give each sum, out of how many. */
const odds = { coins: { of: 8, counts: [1, 3, 3, 1] }, yarrow: { of: 16, counts: [1, 5, 7, 3] } }

const lines = [
  { value: 6, whole: false, changes: true },
  { value: 7, whole: true, changes: false },
  { value: 8, whole: false, changes: false },
  { value: 9, whole: true, changes: true },
]

/** An old coin with its square hole; heads has four marks, tails two crescents. */
const Coin = ({ x, heads }: { x: number; heads: boolean }) => (
  <g transform={`translate(${x} 66)`} fill="none" stroke={GOLD}>
    <circle r="54" strokeWidth="1.6" fill="#12131c" />
    <circle r="49" strokeWidth=".7" opacity=".6" />
    <circle r="45" strokeWidth="6" pathLength="360" strokeDasharray=".5 2.5" opacity=".55" />
    <rect x="-13" y="-13" width="26" height="26" fill="#0d0e15" strokeWidth="1.6" />
    <rect x="-17.500" y="-17.500" width="35" height="35" strokeWidth=".7" opacity=".6" />
    {heads ? (
      [0, 90, 180, 270].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M-6 -35H6M-7.500 -30H7.500M0 -38V-24M-5 -24.500H5" strokeWidth="1.7" />
      ))
    ) : (
      <path d="M-30 -9A11 11 0 0 0 -30 9A17 17 0 0 1 -30 -9ZM30 -9A11 11 0 0 1 30 9A17 17 0 0 0 30 -9Z" fill={GOLD} stroke="none" />
    )}
  </g>
)

const Coins = () => (
  <>
    <Coin x={78} heads />
    <Coin x={200} heads={false} />
    <Coin x={322} heads />
  </>
)

/** Forty-nine stalks in two sheaves, as after the first division. */
const sheaves = [
  { middle: 114, count: 23 },
  { middle: 284, count: 26 },
]

const Stalks = () => (
  <g stroke={GOLD} strokeLinecap="round">
    {sheaves.map(({ middle, count }) =>
      Array.from({ length: count }, (_, stalk) => {
        const offset = stalk - (count - 1) / 2
        const [top, foot] = [middle + offset * 6 + ((stalk * 7) % 5) - 2, middle + offset * 2.6]
        return (
          <path
            key={`${middle} ${stalk}`}
            d={`M${top} ${10 + ((stalk * 11) % 9) + Math.abs(offset) * 0.9}L${foot} ${118 - Math.abs(offset) * 0.5}`}
            strokeWidth={stalk % 3 === 0 ? 1.9 : 1.2}
            opacity={stalk % 4 === 1 ? 0.6 : 0.95}
          />
        )
      }),
    )}
  </g>
)

const Line = ({ whole, changes }: { whole: boolean; changes: boolean }) => (
  <g>
    {whole ? (
      <rect x="-36" y="-6" width="72" height="12" rx="2" fill={GOLD} />
    ) : (
      <path d="M-36 -6H-9V6H-36ZM9 -6H36V6H9Z" fill={GOLD} stroke={GOLD} strokeLinejoin="round" />
    )}
    {changes && whole && <circle r="9.500" fill="#0d0e15" stroke={GOLD} strokeWidth="2" />}
    {changes && !whole && <path d="M-6 -7L6 7M6 -7L-6 7" stroke={GOLD} strokeWidth="2" strokeLinecap="round" />}
  </g>
)

/** How the lines are cast, and the probability of each kind. */
export const LinesAside = ({ premium }: { premium: boolean }) => {
  const { of, counts } = premium ? odds.yarrow : odds.coins
  return (
    <aside className="aside linesaside" aria-label={texts.label}>
      <svg viewBox="0 0 400 262" aria-hidden="true">
        {premium ? <Stalks /> : <Coins />}
        <path d="M20 148H380" stroke={GOLD} strokeWidth=".7" opacity=".5" />
        {lines.map(({ value, whole, changes }, index) => (
          <g key={value} transform={`translate(${56 + index * 96} 0)`}>
            <text className="sum" y="188">
              {value}
            </text>
            <g transform="translate(0 208)">
              <Line whole={whole} changes={changes} />
            </g>
            <text y="246">{texts.odds(counts[index] ?? 0, of)}</text>
          </g>
        ))}
      </svg>
      <p className="note">
        {premium ? texts.yarrow : texts.coins} {texts.always}
      </p>
    </aside>
  )
}
