import type { LibraryCard } from '@sibyl/contracts/http/library'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { card as texts } from '#texts/deck-card.ts'
import { Button } from '../../../components/button.tsx'
import '../../../components/card.css'
import { Icon } from '../../../components/icon.tsx'

type TurningCardProps = { card: LibraryCard; reversed: boolean; onTurn: () => void }

/** The card, large, and the button that turns it, without animation under reduced motion. */
export const TurningCard = ({ card, reversed, onTurn }: TurningCardProps) => {
  const [turning, setTurning] = useState(false)
  return (
    <figure className="stand">
      <span className="bed" data-turning={turning} onAnimationEnd={() => setTurning(false)}>
        <img
          className={reversed ? 'card reversed' : 'card'}
          src={card.image}
          alt={texts.picture[reversed ? 'reversed' : 'upright'](card.name, card.scene)}
          width={300}
          height={520}
          fetchPriority="high"
        />
      </span>
      <Button
        variant="secondary"
        onClick={() => {
          setTurning(true)
          onTurn()
        }}
      >
        <Icon of={RotateCw} />
        {reversed ? texts.turn.upright : texts.turn.reversed}
      </Button>
    </figure>
  )
}
