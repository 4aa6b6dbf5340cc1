const GOLD = '#d9b978'
const [WIDTH, HEIGHT, PITCH] = [72, 7, 13]

type HexagramLinesProps = {
  /** From the bottom up; true is whole. Three make a trigram, six a hexagram. */
  lines: readonly boolean[]
  /** The one line that is meant, from 0 at the bottom; the others step back. */
  meant?: number
}

/** Lines as they are written, the first at the bottom. Decorative: their name always stands beside them. */
export const HexagramLines = ({ lines, meant }: HexagramLinesProps) => (
  <svg className="lines" viewBox={`0 0 ${WIDTH} ${PITCH * (lines.length - 1) + HEIGHT}`} aria-hidden="true">
    {lines.map((whole, place) => {
      const y = PITCH * (lines.length - 1 - place)
      return (
        <path
          key={place}
          d={whole ? `M1 ${y}h70l1 1v5l-1 1h-70l-1-1v-5Z` : `M1 ${y}h28l1 1v5l-1 1h-28l-1-1v-5ZM43 ${y}h28l1 1v5l-1 1h-28l-1-1v-5Z`}
          fill={GOLD}
          opacity={meant === undefined || meant === place ? 1 : 0.3}
        />
      )
    })}
  </svg>
)
