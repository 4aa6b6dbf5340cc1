import type { Fact } from '@sibyl/contracts/http/readings'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { factTitle } from './drawn-cards.ts'
import { PANEL_ID } from './fact-link.tsx'
import '../icon-button.css'
import './fact-panel.css'
import { useFacts } from './facts.tsx'
import { keepInSight, placeBeside } from './place-panel.ts'
import { mentionsOf } from './text-sections.ts'

const PLACE = /^Card (\d+) of (\d+), ([^.]+)\.\s*/

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const upToTen = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** A card's detail opens with its place, "Card 3 of 5, the block."; what the cards show together has none. */
const accountOf = ({ detail, data }: Fact) => {
  if (typeof data.card !== 'string')
    return {
      place: typeof data.place === 'string' ? data.place : 'About the whole draw',
      why: typeof data.why === 'string' ? data.why : '',
      meaning: detail,
    }
  const [said = '', number, of, as = ''] = PLACE.exec(detail) ?? []
  return {
    place: of === '1' ? capital(as) : said && `Card ${number} of ${of}, ${as}`,
    why: typeof data.why === 'string' ? data.why : '',
    meaning: detail.slice(said.length),
  }
}

const whereItSpeaks = (mentions: number) => `${upToTen[mentions] ?? mentions} ${mentions === 1 ? 'sentence' : 'sentences'} of this reading.`

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
  const { place, why, meaning } = accountOf(open)
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
        <p className="note">{place}</p>
        <h2 ref={title} tabIndex={-1}>
          {factTitle(open)}
        </h2>
        <dl>
          {why && <Line term="Why it is here">{why}</Line>}
          {meaning && <Line term={open.data.reversed === true ? 'Meaning, reversed' : 'Meaning'}>{meaning}</Line>}
          {mentions > 0 && <Line term="Where it speaks">{whereItSpeaks(mentions)}</Line>}
        </dl>
      </div>
      {all.length > 1 && (
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
      )}
    </aside>
  )
}
