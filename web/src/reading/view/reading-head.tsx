import type { Reading } from '@sibyl/contracts/http/readings'
import { useEffect, useRef } from 'react'
import { drawnCard } from '#texts/drawn-card.ts'
import { reading as texts } from '#texts/reading.ts'
import { Badge } from '../../components/badge.tsx'
import { MethodIcon } from '../../components/method-icon.tsx'
import { isOwnDeck } from '../../lib/drawn-cards.ts'
import { HowToRead } from '../ground/how-to-read.tsx'

type ReadingHeadProps = {
  reading: Reading
  title: string /** When it was made, for a reading taken from the shelf. */
  created?: string | undefined
}

const questionOf = ({ formData }: Reading) => (typeof formData.question === 'string' ? formData.question.trim() : '')

/** The symbols of a dream that its reader removed, by their keys in plain words. */
const leftOutOf = ({ formData: { removedSymbols } }: Reading) =>
  Array.isArray(removedSymbols) ? removedSymbols.map((key) => String(key).replaceAll('-', ' ')) : []

export const ReadingHead = ({ reading, title, created }: ReadingHeadProps) => {
  const question = questionOf(reading)
  const leftOut = leftOutOf(reading)
  const heading = useRef<HTMLHeadingElement>(null)

  // The title renders after the page: keyboard readers start from the title.
  useEffect(() => {
    const at = document.activeElement
    if (!at || at === document.body || at.tagName === 'MAIN') heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <header className="rhead">
      <div className="meta">
        <span className="k">
          <MethodIcon method={reading.methodId} />
          {reading.method.name}
        </span>
        {reading.timeframe && <Badge>{texts.timeframe(reading.timeframe)}</Badge>}
        {isOwnDeck(reading) && <Badge>{drawnCard.ownDeck}</Badge>}
        {created && <time dateTime={reading.createdAt}>{created}</time>}
        <HowToRead />
      </div>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {question && <p className="asked">{texts.asked(question)}</p>}
      {leftOut.length > 0 && <p className="note">{texts.leftOut(leftOut)}</p>}
    </header>
  )
}
