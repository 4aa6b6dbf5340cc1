import type { Fact } from '@sibyl/contracts/http/readings'
import { spread } from '#texts/reading.ts'
import { Card } from '../../components/card.tsx'
import { cardTitle, clarifierOf, type DrawnCard } from '../../lib/drawn-cards.ts'
import { useLiking } from '../ground/ground.ts'
import { everything, useFacts, useShown } from './facts.tsx'
import { figureOf } from './figure.ts'
import './spread.css'
import { SpreadCard } from './spread-card.tsx'

type SpreadProps = {
  cards: readonly DrawnCard[]
  /** The indexes of the cards that lie face up, the last one turned last. */
  turned: readonly number[]
  dealt: boolean
  /** Turns a card; without it the cards turn by themselves. */
  onTurn?: ((index: number) => void) | undefined
}

/** On a laptop: the card whose part of the text is being read. The list below names it. */
const CardBeingRead = ({ cards }: Pick<SpreadProps, 'cards'>) => {
  const { cardId, lit } = useShown(everything)
  const printed = useLiking().ground === 'paper'
  const drawn = cards.find(({ factId }) => factId === cardId) ?? cards.find(({ factId }) => lit.has(factId)) ?? cards[0]
  if (!drawn) return null
  return (
    <figure className="big" aria-hidden="true" key={drawn.factId}>
      <Card id={drawn.card} reversed={drawn.reversed} printed={printed} />
      <figcaption>
        {drawn.position && <span className="pos">{drawn.position}</span>}
        <span className="nm">{cardTitle(drawn)}</span>
      </figcaption>
    </figure>
  )
}

const clarifierFor = (facts: readonly Fact[], { factId }: DrawnCard) => {
  const clarifier = clarifierOf(facts)
  return clarifier?.data.clarifies === factId ? clarifier : undefined
}

/** The cards as they lie, in the figure of their spread. */
export const Spread = ({ cards, turned, dealt, onTurn }: SpreadProps) => {
  const { all } = useFacts()
  const figure = figureOf(cards.map(({ place }) => place))
  return (
    <div className={dealt ? 'spreadout dealt' : 'spreadout'} data-count={cards.length}>
      {cards.length > 1 && <CardBeingRead cards={cards} />}
      <ol className="cards" data-row={figure.inARow} style={figure.style} aria-label={spread.cards(cards.length)}>
        {cards.map((drawn, index) => (
          <SpreadCard
            key={drawn.factId}
            drawn={drawn}
            index={index}
            count={cards.length}
            turned={turned.includes(index)}
            place={figure.places[index]}
            across={figure.turned[index] === true}
            clarifier={clarifierFor(all, drawn)}
            onTurn={onTurn}
          />
        ))}
      </ol>
    </div>
  )
}
