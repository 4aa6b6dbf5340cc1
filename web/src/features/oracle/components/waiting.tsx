import { WAITING_MESSAGE_MS } from '@sibyl/contracts/constants'
import type { Method } from '@sibyl/contracts/methods'
import { type CSSProperties, useEffect, useState } from 'react'
import { common } from '#texts/common.ts'
import { waiting as texts } from '#texts/oracle-waiting.ts'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import '../../../components/state.css'
import { laysCards, waitingMessages } from '../waiting-messages.ts'
import './waiting.css'

const MOST = 5
/** The message before the first card is laid. */
const SHUFFLING = 1

type WaitingProps = { method: Method; places: number; kept: boolean }

/** The places stay, the backs come: one more with every message, until all lie there. */
const Laying = ({ places, laid }: { places: number; laid: number }) => (
  <ol className="layout" aria-hidden="true" style={{ '--places': places } as CSSProperties}>
    {Array.from({ length: places }, (_, place) => (
      <li key={place}>{place < laid ? <Card id="back" /> : <div className="slot" />}</li>
    ))}
  </ol>
)

/** Where no cards are laid, the method's own sign stands in a ring, and a small light goes round it. */
const Casting = ({ method }: { method: Method }) => (
  <div className="casting" aria-hidden="true">
    <MethodIcon method={method.id} />
  </div>
)

/** What is being done for a reading, a message at a time; then the last two messages take turns. */
export const Waiting = ({ method, places, kept }: WaitingProps) => {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => now + 1), WAITING_MESSAGE_MS)
    return () => clearInterval(timer)
  }, [])
  const shown = Math.min(places, MOST)
  const messages = waitingMessages(method.id, shown)

  return (
    <section className="state waiting" aria-busy="true">
      <title>{common.pageTitle(method.name)}</title>
      {laysCards(method.id) ? <Laying places={shown} laid={at - SHUFFLING} /> : <Casting method={method} />}
      <div role="status">
        <h1>{messages[at < messages.length ? at : messages.length - 2 + ((at - messages.length) % 2)]}</h1>
      </div>
      <p>{kept ? `${texts.howLong} ${texts.mayLeave}` : texts.howLong}</p>
    </section>
  )
}
