import type { LibraryCard } from '@sibyl/contracts/http/library'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { drawnCard } from '#texts/drawn-card.ts'
import { ownDeck as texts } from '#texts/own-deck.ts'
import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import type { Laid } from './laid.ts'

type TrayProps = {
  places: readonly string[]
  laid: readonly (Laid | undefined)[]
  cards: ReadonlyMap<string, LibraryCard>
  next: number
  onTurn: (place: number) => void
}

/** The places in their order with the cards laid so far; a press turns a card over. */
export const Tray = ({ places, laid, cards, next, onTurn }: TrayProps) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [next])

  return (
    <ol className="tray" ref={list}>
      {places.map((place, index) => {
        const lying = laid[index]
        const name = (lying && cards.get(lying.card)?.name) ?? ''
        return (
          <li key={`${index}-${place}`} className={index === next ? 'nextplace' : undefined}>
            {lying ? (
              <button
                type="button"
                className="lying"
                aria-pressed={lying.reversed}
                aria-label={texts.turn(place, name, lying.reversed)}
                onClick={() => onTurn(index)}
              >
                <Card id={lying.card} reversed={lying.reversed} />
                <span className="turnmark">
                  <Icon of={RefreshCw} />
                </span>
              </button>
            ) : (
              <span className="lying empty nums">{index + 1}</span>
            )}
            <span className="placed">
              <span className="pos">{place}</span>
              <span className="nm">{lying ? (lying.reversed ? drawnCard.reversed(name) : name) : texts.empty}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
