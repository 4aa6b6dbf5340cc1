import type { Fact } from '@sibyl/contracts/http/readings'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { counted } from '../../lib/format.ts'
import { Icon } from '../icon.tsx'
import { drawnCard, drawnCards, factTitle } from './drawn-cards.ts'
import { PANEL_ID } from './fact-link.tsx'
import './fact-panel.css'
import { useFacts } from './facts.tsx'
import { keepInSight, placeBeside } from './place-panel.ts'
import { mentionsOf } from './text-sections.ts'

const whereItLies = (fact: Fact, all: readonly Fact[]) => {
  const card = drawnCard(fact)
  if (!card) return 'About the whole draw'
  const cards = drawnCards(all)
  const place = cards.findIndex(({ factId }) => factId === fact.id) + 1
  const position = card.position ? `, ${card.position.toLowerCase()}` : ''
  return cards.length === 1 ? `The card drawn${position}` : `Card ${place} of ${cards.length}${position}`
}

/** For a card, why it is here and what it means (its place, which the detail opens with, stands above); for what the cards show together, what that means. */
const accountOf = ({ detail, data }: Fact) =>
  typeof data.card === 'string'
    ? { why: typeof data.why === 'string' ? data.why : '', meaning: detail.replace(/^Card \d+ of \d+,[^.]*\.\s*/, '') }
    : { why: '', meaning: detail }

const Line = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Why a sentence is here: beside the text where there is room, otherwise a sheet from below. The arrows walk the facts. */
export const FactPanel = ({ content }: { content: string }) => {
  const { all, open, show, close } = useFacts()
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = open !== null

  useEffect(() => {
    if (open && panel.current) placeBeside(panel.current, open.id)
  }, [open])
  useEffect(() => {
    if (!isOpen || !panel.current) return
    title.current?.focus({ preventScroll: true })
    keepInSight(panel.current)
  }, [isOpen])

  if (!open) return null
  const at = all.indexOf(open)
  const mentions = mentionsOf(content, open.id)
  const { why, meaning } = accountOf(open)
  const walk = (step: number) => {
    const next = all[(at + step + all.length) % all.length]
    if (next) show(next.id)
  }

  return (
    <aside className="why" id={PANEL_ID} ref={panel} aria-label="Why this is here">
      <button type="button" className="iconbtn shut" aria-label="Close" onClick={close}>
        <Icon of={X} />
      </button>
      <div aria-live="polite">
        <p className="note">{whereItLies(open, all)}</p>
        <h2 ref={title} tabIndex={-1}>
          {factTitle(open)}
        </h2>
        <dl>
          {why && <Line term="Why it is here">{why}</Line>}
          {meaning && <Line term={open.data.reversed === true ? 'Meaning, reversed' : 'Meaning'}>{meaning}</Line>}
          {mentions > 0 && <Line term="Where it speaks">{`${counted(mentions, 'sentence')} of this reading.`}</Line>}
        </dl>
      </div>
      <div className="end">
        <span className="note nums">{`Fact ${at + 1} of ${all.length}`}</span>
        <span>
          <button type="button" className="iconbtn" aria-label="Previous fact" onClick={() => walk(-1)}>
            <Icon of={ChevronLeft} />
          </button>
          <button type="button" className="iconbtn" aria-label="Next fact" onClick={() => walk(1)}>
            <Icon of={ChevronRight} />
          </button>
        </span>
      </div>
    </aside>
  )
}
