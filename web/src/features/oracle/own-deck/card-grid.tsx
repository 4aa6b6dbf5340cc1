import type { LibraryCard } from '@sibyl/contracts/http/library'
import { type KeyboardEvent, useRef, useState } from 'react'
import { ownDeck as texts } from '#texts/own-deck.ts'

type CardGridProps = {
  cards: readonly LibraryCard[]
  /** The places of cards that are laid, by their ids. */
  laid: ReadonlyMap<string, string>
  /** The suit is known from the tab, so its cards are named by rank. */
  brief: boolean
  onTake: (id: string) => void
}

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length

const steps: Readonly<Record<string, (at: number, columns: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, columns) => at - columns,
  ArrowDown: (at, columns) => at + columns,
  Home: () => 0,
  End: (_at, _columns, last) => last,
}

/** A card's rank, and the rest of its name for screen readers only. */
const partsOf = ({ name, suit }: LibraryCard) => (suit ? [name.split(' of ')[0], name.slice(name.indexOf(' of '))] : [name, ''])

/**
 * The cards to choose from, as one tab stop: the arrow keys move between them. A laid card names its position, and a press takes it back.
 */
export const CardGrid = ({ cards, laid, brief, onTake }: CardGridProps) => {
  const grid = useRef<HTMLUListElement>(null)
  const [wanted, setAt] = useState(0)
  const last = cards.length - 1
  const at = Math.min(wanted, last)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !grid.current) return
    event.preventDefault()
    const to = Math.max(0, Math.min(step(at, columnsOf(grid.current), last), last))
    setAt(to)
    grid.current.querySelectorAll('button')[to]?.focus()
  }

  return (
    <ul className="choosegrid" ref={grid} onKeyDown={onKeyDown}>
      {cards.map((card, index) => {
        const place = laid.get(card.id)
        return (
          <li key={card.id}>
            <button
              type="button"
              className="owncard"
              tabIndex={index === at ? 0 : -1}
              data-laid={place !== undefined}
              onFocus={() => setAt(index)}
              onClick={() => onTake(card.id)}
            >
              <img className="card" src={card.image} alt="" width={300} height={520} loading="lazy" decoding="async" />
              <span className="rankname">
                {brief ? partsOf(card)[0] : card.name}
                {brief && <span className="vh">{partsOf(card)[1]}</span>}
              </span>
              {place !== undefined && (
                <span className="laidat">
                  <span className="vh">{texts.laidAs} </span>
                  {place}
                  <span className="vh">{texts.takeBack}</span>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
