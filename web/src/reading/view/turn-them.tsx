import { turning as texts } from '#texts/reading.ts'
import { Button } from '../../components/button.tsx'
import { cardTitle, type DrawnCard } from '../../lib/drawn-cards.ts'

/** While a reader turns the cards they picked: what to do, and a way to turn them all. */
export const TurnThem = ({ onTurnAll }: { onTurnAll: () => void }) => (
  <div className="writing turnthem">
    <p>{texts.how}</p>
    <Button small variant="tertiary" onClick={onTurnAll}>
      {texts.all}
    </Button>
  </div>
)

type TurnedCardProps = { cards: readonly DrawnCard[]; turned: readonly number[]; begun: boolean }

/**
 * Names the card that was just turned, until there is text. The element stays on the page, so that screen readers announce the last card
 * too.
 */
export const TurnedCard = ({ cards, turned, begun }: TurnedCardProps) => {
  const last = cards[turned.at(-1) ?? -1]
  return (
    <p className={begun ? 'vh' : 'justturned'} role="status">
      {last && texts.turned(last.position, cardTitle(last))}
    </p>
  )
}
