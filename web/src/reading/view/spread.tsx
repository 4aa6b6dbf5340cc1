import { spread } from '#texts/reading.ts'
import { Card } from '../../components/card.tsx'
import { cardTitle, type DrawnCard } from '../../lib/drawn-cards.ts'
import { useLiking } from '../ground/ground.ts'
import { useFacts } from './facts.tsx'
import './spread.css'
import { SpreadCard } from './spread-card.tsx'

const CELTIC_CROSS = 10
/** The first six make the cross, the rest the staff beside it. */
const IN_THE_CROSS = 6

type SpreadProps = {
  cards: readonly DrawnCard[]
  /** The indexes of the cards that lie face up, the last one turned last. */
  turned: readonly number[]
  dealt: boolean
  /** Turns a card; without it the cards turn by themselves. */
  onTurn?: ((index: number) => void) | undefined
}

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

/** On a laptop: the card whose part of the text is being read; while the cards are turned, the last of them. The list below names it. */
const CardBeingRead = ({ cards, turned }: Pick<SpreadProps, 'cards' | 'turned'>) => {
  const { cardId, lit } = useFacts()
  const printed = useLiking().ground === 'paper'
  const last = cards[turned.at(-1) ?? 0]
  const drawn =
    turned.length < cards.length
      ? last
      : (cards.find(({ factId }) => factId === cardId) ?? cards.find(({ factId }) => lit.has(factId)) ?? cards[0])
  if (!drawn) return null
  const down = turned.length === 0
  return (
    <figure className="big" aria-hidden="true" key={down ? 'back' : drawn.factId}>
      <Card id={down ? 'back' : drawn.card} reversed={!down && drawn.reversed} printed={printed} />
      {!down && (
        <figcaption>
          {drawn.position && <span className="pos">{drawn.position}</span>}
          <span className="nm">{cardTitle(drawn)}</span>
        </figcaption>
      )}
    </figure>
  )
}

/** The cards as they lie: one, three, five, seven, or the Celtic Cross. */
export const Spread = ({ cards, turned, dealt, onTurn }: SpreadProps) => (
  <div className={dealt ? 'spreadout dealt' : 'spreadout'} data-count={cards.length} data-by-hand={onTurn !== undefined}>
    {cards.length > 1 && <CardBeingRead cards={cards} turned={turned} />}
    {groupsOf(cards).map((group) => (
      <ol key={group.label} className={group.className} aria-label={group.label} start={group.from + 1}>
        {group.cards.map((drawn, at) => {
          const index = group.from + at
          return (
            <SpreadCard
              key={drawn.factId}
              drawn={drawn}
              index={index}
              count={cards.length}
              turned={turned.includes(index)}
              onTurn={onTurn}
            />
          )
        })}
      </ol>
    ))}
  </div>
)
