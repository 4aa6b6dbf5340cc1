import { type CSSProperties, useState } from 'react'
import { drawnCard as texts } from '#texts/drawn-card.ts'
import { spread } from '#texts/reading.ts'
import { Card } from '../../components/card.tsx'
import { cardTitle, type DrawnCard } from '../../lib/drawn-cards.ts'
import { PANEL_ID } from './fact-link.tsx'
import { useFacts } from './facts.tsx'

type SpreadCardProps = { drawn: DrawnCard; place: number; count: number; turned: boolean }

/** One card of the spread. Face down it has no name, for the ear as for the eye; face up it shows what it is. Once turned, it is a plain picture, and sharp. */
export const SpreadCard = ({ drawn, place, count, turned }: SpreadCardProps) => {
  const { open, lit, show, close } = useFacts()
  const [settled, setSettled] = useState(turned)
  const isOpen = open?.id === drawn.factId
  const label = turned ? [cardTitle(drawn), drawn.position].filter(Boolean).join('. ') : spread.faceDown(place + 1, count)
  const face = <Card id={drawn.card} reversed={drawn.reversed} />

  return (
    <li className={lit.has(drawn.factId) ? 'lit' : undefined} style={{ '--n': place } as CSSProperties}>
      <button
        type="button"
        className="cardbtn"
        aria-label={label}
        data-fact={drawn.factId}
        aria-disabled={!turned}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': PANEL_ID })}
        onClick={(event) => {
          if (!turned) return
          if (isOpen) close()
          else show(drawn.factId, event.currentTarget)
        }}
      >
        {settled ? (
          face
        ) : (
          <span className={turned ? 'flip turned' : 'flip'} onTransitionEnd={() => setSettled(turned)}>
            <Card id="back" />
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
