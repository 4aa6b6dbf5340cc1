import type { Reading } from '@sibyl/contracts/http/readings'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { common } from '#texts/common.ts'
import { reading as texts } from '#texts/reading.ts'
import { drawnCards } from '../../lib/drawn-cards.ts'
import { useGround } from '../ground/use-ground.ts'
import type { PacedText } from '../progress/paced-text.ts'
import { useBeingRead } from './being-read.ts'
import { Colophon } from './colophon.tsx'
import { FactNotes } from './fact-notes.tsx'
import { FactPanel } from './fact-panel.tsx'
import { FactsProvider } from './facts.tsx'
import { useWide } from './is-wide.ts'
import { useLeadInView } from './lead-in-view.ts'
import { picturesBeside } from './pictures-beside.ts'
import { Plate } from './plate.tsx'
import { ReadingHead } from './reading-head.tsx'
import { ReadingPicture } from './reading-picture.tsx'
import { loadRenderer, ReadingText } from './reading-text.tsx'
import './reading-view.css'
import { Spread } from './spread.tsx'
import { useTurned } from './use-turned.ts'
import { WritingStatus } from './writing-status.tsx'
import './on-paper.css'

const DrawRecord = lazy(async () => ({ default: (await import('../draw-record/draw-record.tsx')).DrawRecord }))

const FollowUps = lazy(async () => ({ default: (await import('../follow-up/follow-ups.tsx')).FollowUps }))

type ReadingViewProps = {
  reading: Reading
  text: PacedText
  /** Animates the deal: true for a reading just requested, false for one from the history. */
  dealt?: boolean
  /** The title until the reading has its own. */
  untitled: string
  created?: string
  receipt?: string | undefined
  tools?: ReactNode
  /** Whether its reader may ask about it, below a complete text. */
  asks?: boolean
  /** The reader's next steps, below a complete text. */
  next?: ReactNode
}

/** A reading: the cards or picture, the text with its facts, and its foot once it is complete. */
export const ReadingView = ({ reading, text, dealt = false, untitled, created, receipt, tools, asks = false, next }: ReadingViewProps) => {
  const { title, body, whole } = useSyncExternalStore(text.subscribe, text.shown)
  const cards = useMemo(() => drawnCards(reading.facts), [reading.facts])
  const pictures = picturesBeside(reading, cards)
  const { turned, turnAll } = useTurned(cards.length, dealt)
  const begun = body !== ''
  const [large, setLarge] = useState(false)
  const wide = useWide()
  useGround()
  const shown = useRef<HTMLDivElement>(null)
  const read = useBeingRead(whole, shown)
  useLeadInView(begun, shown)

  useEffect(() => {
    void loadRenderer()
  }, [])

  const showAll = () => {
    turnAll()
    text.hurry()
  }
  const heading = reading.title || title || untitled

  return (
    <FactsProvider facts={reading.facts} content={reading.content} read={read}>
      <title>{common.pageTitle(heading)}</title>
      <article className="reading" data-cards={cards.length} data-begun={begun}>
        <ReadingHead reading={reading} title={heading} created={created} />
        {(cards.length > 0 || pictures.length > 0) && (
          <Plate begun={begun} of={cards.length > 0 ? 'cards' : 'picture'} large={large} onSize={setLarge}>
            {cards.length > 0 && <Spread cards={cards} turned={turned} dealt={dealt} />}
            {pictures.length > 0 && <ReadingPicture images={pictures} column={wide && !large} />}
          </Plate>
        )}
        <div className="rbody">
          <div>
            <div className="text" ref={shown} aria-live="off" aria-busy={!whole}>
              <ReadingText body={body} />
            </div>
            {whole && reading.facts.length > 0 && <p className="note hint">{texts.hint}</p>}
            <WritingStatus begun={begun} whole={whole} onShowAll={showAll} />
            {whole && reading.draw && (
              <Suspense fallback={null}>
                <DrawRecord reading={reading} draw={reading.draw} cards={cards} />
              </Suspense>
            )}
            {whole && asks && (
              <Suspense fallback={null}>
                <FollowUps reading={reading} />
              </Suspense>
            )}
            {whole && next}
            {whole && <FactNotes />}
            {whole && <Colophon reading={reading} receipt={receipt} tools={tools} />}
          </div>
          <FactPanel content={reading.content || body} enlarge={() => setLarge(true)} />
        </div>
      </article>
    </FactsProvider>
  )
}
