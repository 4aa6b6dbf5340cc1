import { WAITING_MESSAGE_MS } from '@sibyl/contracts/constants'
import { type CSSProperties, useEffect, useState } from 'react'
import { Card } from '../../../components/card.tsx'
import '../../../components/state.css'
import { waitingMessages } from '../waiting-messages.ts'
import './waiting.css'

const MOST = 5
/** The message before the first card is laid. */
const SHUFFLING = 1

type WaitingProps = { title: string; places: number; kept: boolean }

/** The places stay, the backs come: one more with every message, until all lie there; then the last two messages take turns. */
export const Waiting = ({ title, places, kept }: WaitingProps) => {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => now + 1), WAITING_MESSAGE_MS)
    return () => clearInterval(timer)
  }, [])
  const shown = Math.min(places, MOST)
  const messages = waitingMessages(shown)
  const laid = at - SHUFFLING

  return (
    <section className="state waiting" aria-busy="true">
      <title>{`${title} · Sibyl`}</title>
      <ol className="layout" aria-hidden="true" style={{ '--places': shown } as CSSProperties}>
        {Array.from({ length: shown }, (_, place) => (
          <li key={place}>{place < laid ? <Card id="back" /> : <div className="slot" />}</li>
        ))}
      </ol>
      <div role="status">
        <h1>{messages[at < messages.length ? at : messages.length - 2 + ((at - messages.length) % 2)]}</h1>
      </div>
      <p>{`Most readings take under half a minute.${kept ? ' You may leave; it will be waiting in your history.' : ''}`}</p>
    </section>
  )
}
