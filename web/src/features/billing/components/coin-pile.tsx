import type { CSSProperties } from 'react'

const STEP = 24
const MOST = 60
const COIN = 'oracle-token'

/** The coin that every pile is made of. Render it once on the page. */
export const CoinMould = () => (
  <svg width="0" height="0" className="mould" aria-hidden="true">
    <defs>
      <g id={COIN}>
        <circle r="9.2" fill="#12142a" stroke="#d9b978" strokeWidth="1" />
        <path d="M0-5.6c.4 3.7 1.9 5.2 5.6 5.6-3.7.4-5.2 1.9-5.6 5.6-.4-3.7-1.9-5.2-5.6-5.6 3.7-.4 5.2-1.9 5.6-5.6Z" fill="#d9b978" />
      </g>
    </defs>
  </svg>
)

/** Tokens drawn one for one, in rows of five or ten from the bottom up, so that packs can be compared at a glance. */
export const CoinPile = ({ tokens }: { tokens: number }) => {
  const drawn = Math.min(tokens, MOST)
  const across = drawn > 25 ? 10 : 5
  const rows = Math.ceil(drawn / across)
  return (
    <svg
      className="coins"
      style={{ '--rows': rows } as CSSProperties}
      viewBox={`0 0 ${across * STEP} ${rows * STEP}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {Array.from({ length: drawn }, (_, nth) => {
        const x = ((nth % across) + 0.5) * STEP
        const y = (rows - Math.floor(nth / across) - 0.5) * STEP
        return <use key={`${x} ${y}`} href={`#${COIN}`} x={x} y={y} />
      })}
    </svg>
  )
}
