import { WAITING_MESSAGE_MS } from '@sibyl/contracts/constants'
import type { Method } from '@sibyl/contracts/methods'
import { type CSSProperties, useEffect, useState } from 'react'
import { common } from '#texts/common.ts'
import { waiting as texts } from '#texts/oracle-waiting.ts'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import '../../../components/state.css'
import { laysCards, messagesFor } from '../waiting-messages.ts'
import './waiting.css'

/** The maximum number of positions in one row; more of them need two. */
const IN_A_ROW = 5
/** The message before the first card is laid. */
const SHUFFLING = 1
/** The messages that alternate at the end, once all cards are laid. */
const LAST = 2

type WaitingProps = { method: Method; positions: number; mayLeave: boolean }

/** The positions stay and the card backs arrive: one with every message, until all are laid. */
const Laying = ({ positions, laid }: { positions: number; laid: number }) => (
  <ol
    className="layout"
    aria-hidden="true"
    style={{ '--columns': positions > IN_A_ROW ? Math.ceil(positions / 2) : positions } as CSSProperties}
  >
    {Array.from({ length: positions }, (_, position) => (
      <li key={position}>{position < laid ? <Card id="back" /> : <div className="slot" />}</li>
    ))}
  </ol>
)

/** A single card is there from the start, at its final size. */
const Single = () => (
  <div className="single" aria-hidden="true">
    <Card id="back" urgent />
  </div>
)

const Laid = ({ positions, laid }: { positions: number; laid: number }) =>
  positions === 1 ? <Single /> : <Laying positions={positions} laid={laid} />

/** For a method without cards, its icon in a ring, with a small light circling it. */
const Casting = ({ method }: { method: Method }) => (
  <div className="casting" aria-hidden="true">
    <MethodIcon method={method.id} />
  </div>
)

/** Progress messages, one at a time; at the end the last two alternate. */
export const Waiting = ({ method, positions, mayLeave }: WaitingProps) => {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => now + 1), WAITING_MESSAGE_MS)
    return () => clearInterval(timer)
  }, [])
  const messages = messagesFor(method.id, positions)
  const turning = messages.length - LAST

  return (
    <section className="state waiting" aria-busy="true">
      <title>{common.pageTitle(method.name)}</title>
      {laysCards(method.id) ? <Laid positions={positions} laid={at < turning ? at - SHUFFLING : positions} /> : <Casting method={method} />}
      <div role="status">
        <h1>{messages[at < turning ? at : turning + ((at - turning) % LAST)]}</h1>
      </div>
      <p>{mayLeave ? `${texts.howLong} ${texts.mayLeave}` : texts.howLong}</p>
    </section>
  )
}
