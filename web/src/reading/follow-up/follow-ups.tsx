import type { FollowUp } from '@sibyl/contracts/http/follow-ups'
import type { Reading } from '@sibyl/contracts/http/readings'
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { followUp as texts } from '#texts/follow-up.ts'
import { ReadingText } from '../view/reading-text.tsx'
import { WritingStatus } from '../view/writing-status.tsx'
import { AskForm } from './ask-form.tsx'
import './follow-ups.css'
import { suggestionsFor } from './suggestions.ts'
import { type Asking, useFollowUps } from './use-follow-ups.ts'

const Turn = ({ question, children }: { question: string; children: ReactNode }) => (
  <li className="turn">
    <p className="q">
      {texts.asked} <b>{texts.quoted(question)}</b>
    </p>
    {children}
  </li>
)

const Answered = ({ followUp: { question, content, note } }: { followUp: FollowUp }) => (
  <Turn question={question}>
    <div className="text">
      <ReadingText body={content} />
    </div>
    {note && <p className="note">{note}</p>}
  </Turn>
)

/** The answer that is being written, at the pace of a reading. */
const Answering = ({ asking: { question, text }, onShown }: { asking: Asking; onShown: () => void }) => {
  const { body, whole } = useSyncExternalStore(text.subscribe, text.shown)
  const shown = useEffectEvent(onShown)
  useEffect(() => {
    if (whole) shown()
  }, [whole])
  return (
    <Turn question={question}>
      <div className="text" aria-live="off">
        <ReadingText body={body} />
      </div>
      <WritingStatus begun={body !== ''} whole={false} onShowAll={text.hurry} />
    </Turn>
  )
}

/** Below a finished reading: the questions about it, and a field to ask another. */
export const FollowUps = ({ reading }: { reading: Reading }) => {
  const { left, isLoading, answered, asking, refusal, ask, shown } = useFollowUps(reading)
  const [said, setSaid] = useState('')
  if (left === undefined) return isLoading ? <div className="askmore awaited" /> : null
  return (
    <section className="askmore" aria-labelledby="askmore">
      <h2 id="askmore">{texts.title}</h2>
      <p className="note">{texts.lead}</p>
      {(answered.length > 0 || asking) && (
        <ol className="turns">
          {answered.map((followUp) => (
            <Answered key={followUp._id} followUp={followUp} />
          ))}
          {asking && (
            <Answering
              asking={asking}
              onShown={() => {
                shown()
                setSaid(texts.answered)
              }}
            />
          )}
        </ol>
      )}
      <p className="vh" role="status">
        {asking ? '' : said}
      </p>
      <AskForm
        answered={answered.length}
        suggestions={suggestionsFor(
          reading,
          answered.map(({ question }) => question),
        )}
        left={left}
        busy={asking !== null}
        refusal={refusal}
        onAsk={ask}
      />
    </section>
  )
}
