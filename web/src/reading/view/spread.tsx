import { spread } from '#texts/reading.ts'
import '../../components/card.css'
import type { DrawnCard } from '../../lib/drawn-cards.ts'
import './spread.css'
import { SpreadCard } from './spread-card.tsx'

const CELTIC_CROSS = 10
/** The first six make the cross, the rest the staff beside it. */
const IN_THE_CROSS = 6

type SpreadProps = { cards: readonly DrawnCard[]; turned: number; dealt: boolean }

const groupsOf = (cards: readonly DrawnCard[]) =>
  cards.length === CELTIC_CROSS
    ? [
        { className: 'cards cross', label: spread.cross, from: 0, cards: cards.slice(0, IN_THE_CROSS) },
        { className: 'cards staff', label: spread.staff, from: IN_THE_CROSS, cards: cards.slice(IN_THE_CROSS) },
      ]
    : [
        {
          className: 'cards',
          label: spread.cards(cards.length),
          from: 0,
          cards,
        },
      ]

/** The cards as they lie: one, three, five, seven, or the Celtic Cross. */
export const Spread = ({ cards, turned, dealt }: SpreadProps) => (
  <div className={dealt ? 'spreadout dealt' : 'spreadout'} data-count={cards.length}>
    {groupsOf(cards).map((group) => (
      <ol key={group.label} className={group.className} aria-label={group.label} start={group.from + 1}>
        {group.cards.map((drawn, at) => {
          const place = group.from + at
          return <SpreadCard key={drawn.factId} drawn={drawn} place={place} count={cards.length} turned={place < turned} />
        })}
      </ol>
    ))}
  </div>
)
