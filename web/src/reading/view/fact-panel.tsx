import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { common } from '#texts/common.ts'
import { fact as texts } from '#texts/reading.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { factTitle } from '../../lib/drawn-cards.ts'
import { accountOf } from './fact-account.ts'
import { PANEL_ID } from './fact-link.tsx'
import '../../components/icon-button.css'
import './fact-panel.css'
import { everything, useFacts, useShown } from './facts.tsx'
import { type Counterpart, counterpartOf, goTo, keepInSight, positionBeside } from './position-panel.ts'
import { mentionsOf } from './text-sections.ts'

const Line = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

type FactPanelProps = {
  content: string
  /** Shows the picture at full size, if it had shrunk for the text. */
  enlarge: () => void
}

/** Why a sentence is here: beside the text if there is room, otherwise in a sheet from below. The arrows step through the facts. */
export const FactPanel = ({ content, enlarge }: FactPanelProps) => {
  const { all, show, close } = useFacts()
  const { open, near, mark, lit } = useShown(everything)
  const [counterpart, setCounterpart] = useState<Counterpart | null>(null)
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = open !== null
  const fact = open ?? near

  // Before the next effect, which would otherwise measure a panel that still grows.
  useLayoutEffect(() => {
    if (!fact || !panel.current) return
    positionBeside(panel.current, lit, mark)
    setCounterpart(isOpen ? counterpartOf(panel.current, lit) : null)
  }, [fact, isOpen, lit, mark])
  useEffect(() => {
    if (!isOpen || !panel.current) return
    title.current?.focus({ preventScroll: true })
    keepInSight(panel.current)
  }, [isOpen])

  if (!fact) return null
  const at = all.indexOf(fact)
  const mentions = mentionsOf(content, fact.id)
  const { position, why, meaning } = accountOf(fact)
  const walk = (step: number) => {
    const next = all[(at + step + all.length) % all.length]
    if (next) show(next.id)
  }

  const goThere = (to: Counterpart) => {
    if (!panel.current) return
    if (to.element.closest('[inert]')) flushSync(enlarge)
    goTo(panel.current, to, lit)
    show(fact.id, to.element)
    setCounterpart(counterpartOf(panel.current, lit))
  }

  return (
    <aside className="why" id={PANEL_ID} ref={panel} data-held={isOpen} aria-label={isOpen ? texts.label : texts.ofParagraph}>
      {isOpen && (
        <button type="button" className="iconbtn shut" aria-label={common.close} onClick={close}>
          <Icon of={X} />
        </button>
      )}
      <div aria-live={isOpen ? 'polite' : 'off'}>
        <p className="note">{position}</p>
        <h2 ref={title} tabIndex={-1}>
          {factTitle(fact)}
        </h2>
        <dl>
          {why && <Line term={texts.why}>{why}</Line>}
          {meaning && <Line term={fact.data.reversed === true ? texts.meaningReversed : texts.meaning}>{meaning}</Line>}
          {mentions > 0 && <Line term={texts.whereItSpeaks}>{texts.sentences(mentions)}</Line>}
        </dl>
      </div>
      {counterpart && (
        <Button small variant="tertiary" className="there" onClick={() => goThere(counterpart)}>
          {texts.showIn[counterpart.area]}
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
