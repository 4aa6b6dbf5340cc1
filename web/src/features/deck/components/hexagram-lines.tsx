const GOLD = '#d9b978'
const [WIDTH, HEIGHT, PITCH] = [72, 7, 13]

type HexagramLinesProps = {
  /** From the bottom up; true is an unbroken line. Three make a trigram, six a hexagram. */
  lines: readonly boolean[]
  /** The one line to emphasise, from 0 at the bottom; the others are dimmed. */
  meant?: number
}

/** Lines as drawn, the first at the bottom. Decorative: their name is always beside them. */
export const HexagramLines = ({ lines, meant }: HexagramLinesProps) => (
  <svg className="lines" viewBox={`0 0 ${WIDTH} ${PITCH * (lines.length - 1) + HEIGHT}`} aria-hidden="true">
    {lines.map((whole, index) => {
      const y = PITCH * (lines.length - 1 - index)
      return (
        <path
          key={index}
          d={whole ? `M1 ${y}h70l1 1v5l-1 1h-70l-1-1v-5Z` : `M1 ${y}h28l1 1v5l-1 1h-28l-1-1v-5ZM43 ${y}h28l1 1v5l-1 1h-28l-1-1v-5Z`}
          fill={GOLD}
          opacity={meant === undefined || meant === index ? 1 : 0.3}
        />
      )
    })}
  </svg>
)
