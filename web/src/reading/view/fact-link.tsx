import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import './fact.css'
import { useFacts, useShown } from './facts.tsx'

const FACT = 'fact:'
export const PANEL_ID = 'why'

/** A part of a sentence that rests on a fact. Any other link in a reading is shown as plain text, because a model's links must lead nowhere. */
export const FactLink = ({ href, children }: { href?: string | undefined; children?: ReactNode }) => {
  const { all, cited, show, close } = useFacts()
  const id = href?.startsWith(FACT) ? href.slice(FACT.length) : null
  const fact = all.find((one) => one.id === id)
  const isOpen = useShown(({ open }) => open !== null && open.id === id)
  if (!fact) return <>{children}</>

  const toggle = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    event.preventDefault()
    if (isOpen) close()
    else show(fact.id, event.currentTarget)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor, because a button does not break across lines
    <a
      className="fact"
      role="button"
      href={`#${PANEL_ID}`}
      data-fact={fact.id}
      data-note={cited.indexOf(fact) + 1 || undefined}
      aria-expanded={isOpen}
      onClick={toggle}
      onKeyDown={(event) => event.key === ' ' && toggle(event)}
    >
      {children}
    </a>
  )
}
