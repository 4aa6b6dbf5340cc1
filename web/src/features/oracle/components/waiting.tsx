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

/** Places in one row; more of them lie in two. */
const IN_A_ROW = 5
/** The message before the first card is laid. */
const SHUFFLING = 1
/** The messages that take turns at the end, once all cards lie there. */
const LAST = 2

type WaitingProps = { method: Method; places: number; kept: boolean }

/** The places stay, the backs come: one more with every message, until all lie there. */
const Laying = ({ places, laid }: { places: number; laid: number }) => (
  <ol className="layout" aria-hidden="true" style={{ '--columns': places > IN_A_ROW ? Math.ceil(places / 2) : places } as CSSProperties}>
    {Array.from({ length: places }, (_, place) => (
      <li key={place}>{place < laid ? <Card id="back" /> : <div className="slot" />}</li>
    ))}
  </ol>
)

/** A single card lies there from the first, as large as it will be when it is turned. */
const Single = () => (
  <div className="single" aria-hidden="true">
    <Card id="back" urgent />
  </div>
)

const Placed = ({ places, laid }: { places: number; laid: number }) => (places === 1 ? <Single /> : <Laying places={places} laid={laid} />)

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
  const messages = waitingMessages(method.id, places)
  const turning = messages.length - LAST

  return (
    <section className="state waiting" aria-busy="true">
      <title>{common.pageTitle(method.name)}</title>
      {laysCards(method.id) ? <Placed places={places} laid={at < turning ? at - SHUFFLING : places} /> : <Casting method={method} />}
      <div role="status">
        <h1>{messages[at < turning ? at : turning + ((at - turning) % LAST)]}</h1>
      </div>
      <p>{kept ? `${texts.howLong} ${texts.mayLeave}` : texts.howLong}</p>
    </section>
  )
}
