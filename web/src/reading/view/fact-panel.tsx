import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { common } from '#texts/common.ts'
import { fact as texts } from '#texts/reading.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { factTitle } from '../../lib/drawn-cards.ts'
import { accountOf } from './fact-account.ts'
import { PANEL_ID } from './fact-link.tsx'
import '../../components/icon-button.css'
import './fact-panel.css'
import { useFacts } from './facts.tsx'
import { type Counterpart, counterpartOf, goTo, keepInSight, placeBeside } from './place-panel.ts'
import { mentionsOf } from './text-sections.ts'

const Line = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** Why a sentence is here: beside the text where there is room, otherwise a sheet from below. The arrows walk the facts. */
export const FactPanel = ({ content }: { content: string }) => {
  const { all, open, lit, show, close } = useFacts()
  const [counterpart, setCounterpart] = useState<Counterpart | null>(null)
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = open !== null

  useEffect(() => {
    if (!open || !panel.current) return
    placeBeside(panel.current, lit)
    setCounterpart(counterpartOf(panel.current, lit))
  }, [open, lit])
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

  const goThere = (to: Counterpart) => {
    if (!panel.current) return
    goTo(panel.current, to, lit)
    show(open.id, to.element)
    setCounterpart(counterpartOf(panel.current, lit))
  }

  return (
    <aside className="why" id={PANEL_ID} ref={panel} aria-label={texts.label}>
      <button type="button" className="iconbtn shut" aria-label={common.close} onClick={close}>
        <Icon of={X} />
      </button>
      <div aria-live="polite">
        <p className="note">{place}</p>
        <h2 ref={title} tabIndex={-1}>
          {factTitle(open)}
        </h2>
        <dl>
          {why && <Line term={texts.why}>{why}</Line>}
          {meaning && <Line term={open.data.reversed === true ? texts.meaningReversed : texts.meaning}>{meaning}</Line>}
          {mentions > 0 && <Line term={texts.whereItSpeaks}>{texts.sentences(mentions)}</Line>}
        </dl>
      </div>
      {counterpart && (
        <Button small variant="tertiary" className="there" onClick={() => goThere(counterpart)}>
          {texts.showIn[counterpart.place]}
        </Button>
      )}
      {all.length > 1 && (
        <div className="end">
          <span className="note nums">{texts.counter(at + 1, all.length)}</span>
          <span>
            <button type="button" className="iconbtn" aria-label={texts.previous} onClick={() => walk(-1)}>
              <Icon of={ChevronLeft} />
            </button>
            <button type="button" className="iconbtn" aria-label={texts.next} onClick={() => walk(1)}>
              <Icon of={ChevronRight} />
            </button>
          </span>
        </div>
      )}
    </aside>
  )
}
