import type { Fact } from '@sibyl/contracts/http/readings'
import { createElement, type KeyboardEvent, type MouseEvent, memo, type ReactNode, useEffect, useId, useState } from 'react'
import { type Drawing, factsIn, readDrawing } from './drawing.ts'
import { PANEL_ID } from './fact-link.tsx'
import { useFacts, useShown } from './facts.tsx'

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const propsOf = ({ attributes }: Drawing): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      name.startsWith('data-') ? [] : [[name === 'class' ? 'className' : camel(name), value] as const],
    ),
  )

const titleOf = ({ children }: Drawing): string | undefined => {
  const title = children.find((child) => typeof child !== 'string' && child.tag === 'title')
  return title && typeof title !== 'string' ? title.children.join('') : undefined
}

const childrenOf = ({ children }: Drawing): ReactNode[] =>
  children.map((child, at) => (typeof child === 'string' ? child : <Drawn key={at} part={child} />))

/** A part of a picture: plain, or a button if it shows a fact of this reading. */
const Drawn = memo(({ part }: { part: Drawing }) => {
  const { all } = useFacts()
  const fact = all.find(({ id }) => id === part.attributes['data-fact'])
  return fact ? <FactPart part={part} fact={fact} /> : createElement(part.tag, propsOf(part), ...childrenOf(part))
})

/**
 * Parts that the server calls minor, such as lines between planets, respond to the pointer only; the keyboard reaches them by stepping
 * through the facts.
 */
const FactPart = ({ part, fact }: { part: Drawing; fact: Fact }) => {
  const { show, close } = useFacts()
  const isOpen = useShown(({ open }) => open?.id === fact.id)
  const isLit = useShown(({ lit }) => lit.has(fact.id))

  const toggle = (event: MouseEvent<SVGGElement> | KeyboardEvent<SVGGElement>) => {
    event.preventDefault()
    if (isOpen) return close()
    event.currentTarget.focus({ preventScroll: true })
    show(fact.id, event.currentTarget)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawn shape cannot be a button element
    <g
      {...propsOf(part)}
      role="button"
      tabIndex={part.attributes['data-minor'] === undefined ? 0 : -1}
      data-fact={fact.id}
      aria-label={titleOf(part) ?? fact.label}
      data-lit={isLit}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': PANEL_ID })}
      onClick={toggle}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && toggle(event)}
    >
      {childrenOf(part)}
    </g>
  )
}

/** A picture that fails to load, or holds unknown elements, stays an image. */
const drawingAt = async (src: string, prefix: string, signal: AbortSignal): Promise<Drawing | null> => {
  try {
    if (new URL(src, location.href).origin !== location.origin) return null
    const answer = await fetch(src, { signal })
    return answer.ok ? readDrawing(await answer.text(), prefix) : null
  } catch {
    return null
  }
}

const useDrawing = (src: string): Drawing | null => {
  const prefix = useId()
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    void drawingAt(src, prefix, leaving.signal).then((drawn) => !leaving.signal.aborted && setDrawing(drawn))
    return () => leaving.abort()
  }, [src, prefix])
  return drawing
}

/** A picture drawn on the server. Its facts can be opened once it has been parsed; until then, or if that fails, it is an image. */
export const LivePicture = ({ src, alt }: { src: string; alt: string }) => {
  const { all } = useFacts()
  const drawing = useDrawing(src)
  const speaks = drawing && factsIn(drawing).some((id) => all.some((fact) => fact.id === id))
  if (!drawing || !speaks) return <img src={src} alt={alt} decoding="async" />
  const parts = drawing.children.filter((part) => typeof part === 'string' || (part.tag !== 'title' && part.tag !== 'desc'))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn
    <svg {...propsOf(drawing)} className="live" role="group" aria-label={alt}>
      {childrenOf({ ...drawing, children: parts })}
    </svg>
  )
}
