import type { Reading } from '@sibyl/contracts/http/readings'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { common } from '#texts/common.ts'
import { reading as texts } from '#texts/reading.ts'
import { drawnCards } from '../../lib/drawn-cards.ts'
import type { PacedText } from '../progress/paced-text.ts'
import { Colophon } from './colophon.tsx'
import { FactNotes } from './fact-notes.tsx'
import { FactPanel } from './fact-panel.tsx'
import { FactsProvider } from './facts.tsx'
import { picturesBeside } from './pictures-beside.ts'
import { ReadingHead } from './reading-head.tsx'
import { ReadingPicture } from './reading-picture.tsx'
import { loadRenderer, ReadingText } from './reading-text.tsx'
import './reading-view.css'
import { Spread } from './spread.tsx'
import { useTurned } from './use-turned.ts'
import { WritingStatus } from './writing-status.tsx'
import './on-paper.css'

const DrawRecord = lazy(async () => ({ default: (await import('../draw-record/draw-record.tsx')).DrawRecord }))

type ReadingViewProps = {
  reading: Reading
  text: PacedText
  /** The cards are dealt before one's eyes: true for a reading just asked for, false for one from the shelf. */
  dealt?: boolean
  /** The title until the reading has its own. */
  untitled: string
  created?: string
  receipt?: string | undefined
  tools?: ReactNode
  /** The commitment to the draw that this browser was shown before, where it was. */
  promised?: string | undefined
}

/** A reading: the cards as they lie, the text with its reasons, and what stands under it once it is whole. */
export const ReadingView = ({ reading, text, dealt = false, untitled, created, receipt, tools, promised }: ReadingViewProps) => {
  const { title, body, whole } = useSyncExternalStore(text.subscribe, text.shown)
  const cards = useMemo(() => drawnCards(reading.facts), [reading.facts])
  const pictures = picturesBeside(reading, cards)
  const { turned, turnAll } = useTurned(cards.length, dealt)

  useEffect(() => {
    void loadRenderer()
  }, [])

  const showAll = () => {
    turnAll()
    text.hurry()
  }
  const heading = reading.title || title || untitled

  return (
    <FactsProvider facts={reading.facts} content={reading.content}>
      <title>{common.pageTitle(heading)}</title>
      <article className="reading" data-cards={cards.length}>
        <ReadingHead reading={reading} title={heading} created={created} />
        {cards.length > 0 && <Spread cards={cards} turned={turned} dealt={dealt} />}
        {pictures.length > 0 && <ReadingPicture images={pictures} />}
        <div className="rbody">
          <div>
            <p className="note hint">{texts.hint}</p>
            <div className="text" aria-live="off" aria-busy={!whole}>
              <ReadingText body={body} />
            </div>
            <WritingStatus begun={body !== ''} whole={whole} onShowAll={showAll} />
            {whole && reading.draw && (
              <Suspense fallback={null}>
                <DrawRecord readingId={reading._id} draw={reading.draw} cards={cards} promised={promised} />
              </Suspense>
            )}
            {whole && <FactNotes />}
            {whole && <Colophon reading={reading} receipt={receipt} tools={tools} />}
          </div>
          <FactPanel content={reading.content || body} />
        </div>
      </article>
    </FactsProvider>
  )
}
