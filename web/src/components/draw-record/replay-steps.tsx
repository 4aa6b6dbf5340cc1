import type { Proof, Replay } from '@sibyl/contracts/draws/replay'
import type { DrawRecord } from '@sibyl/contracts/http/draws'
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { Icon } from '../icon.tsx'
import { cardTitle, type DrawnCard } from '../reading-view/drawn-cards.ts'

type ReplayStepsProps = { replay: Replay; draw: DrawRecord; cards: readonly DrawnCard[]; promised: string | undefined }

const icons = { holds: CircleCheck, fails: CircleAlert, unknown: CircleHelp }

const Step = ({ proof, title, children }: { proof: Proof; title: string; children: ReactNode }) => (
  <li className={proof}>
    <Icon of={icons[proof]} />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </li>
)

const proofOf = (holds: boolean): Proof => (holds ? 'holds' : 'fails')

const SecretStep = ({ replay, draw, promised }: Omit<ReplayStepsProps, 'cards'>) => {
  const shown = promised === undefined || promised === draw.commitment
  const holds = replay.commitment && shown
  return (
    <Step proof={proofOf(holds)} title={holds ? 'The secret fits its fingerprint' : 'The secret does not fit its fingerprint'}>
      {!replay.commitment && <p>SHA-256 of the secret gives another fingerprint than the one on record.</p>}
      {!shown && <p>The fingerprint on record is not the one this browser was shown before you asked.</p>}
      {holds && <p>{`SHA-256 of the secret is the fingerprint${promised ? ' this browser was shown before you asked' : ' on record'}.`}</p>}
    </Step>
  )
}

const signed = ({ seal, signature }: Replay): Proof => {
  const proofs = [signature, seal ?? 'holds']
  if (proofs.includes('fails')) return 'fails'
  return proofs.includes('unknown') ? 'unknown' : 'holds'
}

const titles: Record<Proof, string> = {
  holds: 'Sibyl has signed it',
  fails: 'A signature does not hold',
  unknown: 'The signatures could not be checked here',
}

const SignedStep = ({ replay, draw }: Pick<ReplayStepsProps, 'replay' | 'draw'>) => {
  const proof = signed(replay)
  const when = formatDateTime(draw.sealedAt)
  return (
    <Step proof={proof} title={titles[proof]}>
      {proof === 'holds' && draw.promised && <p>{`The fingerprint on ${when}, before you asked; the whole record with your reading.`}</p>}
      {proof === 'holds' && !draw.promised && <p>The record was signed with your reading. No fingerprint was given out before it.</p>}
      {proof === 'fails' && <p>What is on record is not what Sibyl signed.</p>}
      {proof === 'unknown' && <p>Either the public keys cannot be had just now, or this browser does not know Ed25519.</p>}
    </Step>
  )
}

/** What came of drawing the cards again, step by step. */
export const ReplaySteps = ({ replay, draw, cards, promised }: ReplayStepsProps) => (
  <ol className="replay">
    <SecretStep replay={replay} draw={draw} promised={promised} />
    <SignedStep replay={replay} draw={draw} />
    <Step proof={proofOf(replay.same)} title={replay.same ? 'The very same cards come out' : 'Other cards come out'}>
      <ol>
        {cards.map((drawn, at) => {
          const again = replay.drawn[at]
          const same = again?.card === drawn.card && again.reversed === drawn.reversed
          return (
            <li key={drawn.factId}>
              {cardTitle(drawn)}
              {!same && again && <em>{` (drawn again: ${again.card}${again.reversed ? ', reversed' : ''})`}</em>}
            </li>
          )
        })}
      </ol>
    </Step>
  </ol>
)
