import type { Fact } from '@sibyl/contracts/http/readings'
import { type CSSProperties, useState } from 'react'
import { drawnCard as texts } from '#texts/drawn-card.ts'
import { spread } from '#texts/reading.ts'
import { Card } from '../../components/card.tsx'
import { cardTitle, type DrawnCard, factTitle } from '../../lib/drawn-cards.ts'
import { useLiking } from '../ground/ground.ts'
import { PANEL_ID } from './fact-link.tsx'
import { useFacts, useShown } from './facts.tsx'

type SpreadCardProps = {
  drawn: DrawnCard
  index: number
  count: number
  turned: boolean
  place: CSSProperties | undefined
  /** Whether it lies across another card. */
  across: boolean
  /** The card that was drawn to clarify this one; it lies half beneath it. */
  clarifier: Fact | undefined
  onTurn?: ((index: number) => void) | undefined
}

/**
 * One card of the spread. Face down it has no accessible name and no face; face up it shows its card. Once turned, it becomes a plain,
 * sharp picture.
 */
export const SpreadCard = ({ drawn, index, count, turned, place, across, clarifier, onTurn }: SpreadCardProps) => {
  const { show, close } = useFacts()
  const isOpen = useShown(({ open }) => open?.id === drawn.factId)
  const isLit = useShown(({ lit }) => lit.has(drawn.factId))
  const isRead = useShown(({ cardId }) => cardId === drawn.factId)
  const [settled, setSettled] = useState(turned)
  const faceDown = onTurn ? spread.turn(drawn.position, index + 1, count) : spread.faceDown(index + 1, count)
  const clarified = clarifier && spread.clarifiedBy(factTitle(clarifier))
  const label = turned ? [cardTitle(drawn), drawn.position, clarified].filter(Boolean).join('. ') : faceDown
  const printed = useLiking().ground === 'paper'
  const face = <Card id={drawn.card} reversed={drawn.reversed} printed={printed} />

  return (
    <li className={isLit ? 'lit' : undefined} data-read={isRead} data-across={across} style={{ '--n': index, ...place } as CSSProperties}>
      <button
        type="button"
        className="cardbtn"
        aria-label={label}
        data-fact={drawn.factId}
        aria-disabled={!turned && !onTurn}
        {...(turned && { 'aria-expanded': isOpen })}
        {...(isOpen && { 'aria-controls': PANEL_ID })}
        onClick={(event) => {
          if (!turned) return onTurn?.(index)
          if (isOpen) close()
          else show(drawn.factId, event.currentTarget)
        }}
      >
        {turned && clarifier && (
          <span className="beneath">
            <Card id={String(clarifier.data.card)} reversed={clarifier.data.reversed === true} printed={printed} />
          </span>
        )}
        {settled ? (
          face
        ) : (
          <span className={turned ? 'flip turned' : 'flip'} onTransitionEnd={() => setSettled(turned)}>
            <Card id="back" printed={printed} />
            {face}
          </span>
        )}
      </button>
      <div className="named" data-turned={turned} aria-hidden="true">
        {drawn.position && <p className="pos">{drawn.position}</p>}
        <p className="nm">
          {drawn.name}
          {drawn.reversed && <span>{texts.mark}</span>}
        </p>
      </div>
    </li>
  )
}
