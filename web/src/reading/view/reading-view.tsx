import type { Reading } from '@sibyl/contracts/http/readings'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { common } from '#texts/common.ts'
import { clarifier as clarifierTexts, ownDeck, reading as texts } from '#texts/reading.ts'
import { clarifierOf, drawnCards, isOwnDeck } from '../../lib/drawn-cards.ts'
import { useGround } from '../ground/use-ground.ts'
import type { PacedText } from '../progress/paced-text.ts'
import { useBeingRead } from './being-read.ts'
import { Colophon } from './colophon.tsx'
import { FactNotes } from './fact-notes.tsx'
import { FactPanel } from './fact-panel.tsx'
import { FactsProvider } from './facts.tsx'
import { Fold } from './fold.tsx'
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

const Clarifier = lazy(async () => ({ default: (await import('../clarifier/clarifier.tsx')).Clarifier }))
const DrawRecord = lazy(async () => ({ default: (await import('../draw-record/draw-record.tsx')).DrawRecord }))
const FollowUps = lazy(async () => ({ default: (await import('../follow-up/follow-ups.tsx')).FollowUps }))
const TurnedCard = lazy(async () => ({ default: (await import('./turn-them.tsx')).TurnedCard }))
const TurnThem = lazy(async () => ({ default: (await import('./turn-them.tsx')).TurnThem }))
const Note = lazy(async () => ({ default: (await import('../journal/note.tsx')).Note }))

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
  /** Whether its reader may ask about it and note something, below a complete text. */
  asks?: boolean
  /** The reader's next steps, below a complete text. */
  next?: ReactNode
}

/** A reading: the cards or picture, the text with its facts, and its foot once it is complete. */
export const ReadingView = ({
  reading: given,
  text,
  dealt = false,
  untitled,
  created,
  receipt,
  tools,
  asks = false,
  next,
}: ReadingViewProps) => {
  // The reading with its clarifying card, once that was drawn on this page.
  const [clarified, setClarified] = useState<Reading | null>(null)
  const reading = clarified?._id === given._id ? { ...given, facts: clarified.facts, draw: clarified.draw } : given
  const [wasClarified] = useState(clarifierOf(given.facts) !== undefined)
  const clarifier = <Clarifier reading={reading} onDrawn={setClarified} />
  const shownText = useSyncExternalStore(text.subscribe, text.shown)
  const cards = useMemo(() => drawnCards(reading.facts), [reading.facts])
  const pictures = picturesBeside(reading, cards)
  const byHand = dealt && reading.draw?.picks !== undefined
  const { turned, open, turn, turnAll } = useTurned(cards.length, dealt, byHand)
  // Cards that the reader turns come first; the text waits for the last of them.
  const waits = byHand && !open
  const body = waits ? '' : shownText.body
  const whole = shownText.whole && !waits
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
  const heading = waits ? untitled : reading.title || shownText.title || untitled

  return (
    <FactsProvider facts={reading.facts} content={reading.content} read={read}>
      <title>{common.pageTitle(heading)}</title>
      <article className="reading" data-cards={cards.length} data-begun={begun}>
        <ReadingHead reading={reading} title={heading} created={created} />
        {(cards.length > 0 || pictures.length > 0) && (
          <Plate begun={begun} of={cards.length > 0 ? 'cards' : 'picture'} large={large} onSize={setLarge}>
            {cards.length > 0 && <Spread cards={cards} turned={turned} dealt={dealt} onTurn={byHand && !open ? turn : undefined} />}
            {pictures.length > 0 && <ReadingPicture images={pictures} column={wide && !large} />}
          </Plate>
        )}
        <div className="rbody">
          <div>
            <div className="text" ref={shown} aria-live="off" aria-busy={!whole}>
              <ReadingText body={body} />
            </div>
            {whole && reading.facts.length > 0 && <p className="note hint">{texts.hint}</p>}
            <Suspense fallback={null}>
              {cards.length > 1 && dealt && <TurnedCard cards={cards} turned={turned} begun={begun} />}
              {waits && <TurnThem onTurnAll={turnAll} />}
            </Suspense>
            {!waits && <WritingStatus begun={begun} whole={whole} onShowAll={showAll} />}
            {whole && (
              // Rendered together: a part that came later would move the buttons at the foot.
              <Suspense fallback={null}>
                {reading.status === 'done' &&
                  reading.draw &&
                  (wasClarified ? clarifier : <Fold title={clarifierTexts.title}>{clarifier}</Fold>)}
                {reading.draw && (
                  <Fold title={texts.howDrawn}>
                    <DrawRecord reading={reading} draw={reading.draw} />
                  </Fold>
                )}
                {isOwnDeck(reading) && (
                  <section className="owndeck">
                    <h2>{ownDeck.title}</h2>
                    <p className="note">{ownDeck.about}</p>
                  </section>
                )}
                {asks && <FollowUps reading={reading} />}
                {next}
                {asks && <Note reading={reading} />}
                <FactNotes />
                <Colophon reading={reading} receipt={receipt} tools={tools} />
              </Suspense>
            )}
          </div>
          <FactPanel content={reading.content || body} enlarge={() => setLarge(true)} />
        </div>
      </article>
    </FactsProvider>
  )
}
