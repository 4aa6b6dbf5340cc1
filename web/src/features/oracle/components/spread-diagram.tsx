import type { Spread } from '@sibyl/contracts/http/spreads'

const CARD = { width: 30, height: 52, gap: 4 }

/** A diagram of a spread: an outline for each card, in the order of the draw. */
export const SpreadDiagram = ({ places }: Pick<Spread, 'places'>) => {
  const at = places.map(({ at: [x, y], turned }) => ({ x: x * (CARD.width + CARD.gap), y: y * (CARD.height + CARD.gap), turned }))
  const width = Math.max(...at.map(({ x }) => x)) + CARD.width
  const height = Math.max(...at.map(({ y }) => y)) + CARD.height
  // The maximum size of a card in a small spread.
  const [w, h] = [Math.max(width, 150), Math.max(height, 110)]
  return (
    <svg viewBox={`${(width - w) / 2 - 2} ${(height - h) / 2 - 2} ${w + 4} ${h + 4}`} aria-hidden="true">
      {at.map(({ x, y, turned }, index) => (
        <rect
          key={places[index]?.id}
          x={x}
          y={y}
          width={CARD.width}
          height={CARD.height}
          rx="3"
          {...(turned && { transform: `rotate(90 ${x + CARD.width / 2} ${y + CARD.height / 2})` })}
        />
      ))}
    </svg>
  )
}
