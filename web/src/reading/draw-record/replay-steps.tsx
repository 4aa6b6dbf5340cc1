import type { Proof, Replay } from '@sibyl/contracts/draws/replay'
import type { DrawRecord } from '@sibyl/contracts/http/draws'
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { replaySteps as texts } from '#texts/draw-record.ts'
import { Icon } from '../../components/icon.tsx'
import { cardTitle, type DrawnCard } from '../../lib/drawn-cards.ts'
import { formatDateTime } from '../../lib/format.ts'

type ReplayStepsProps = {
  replay: Replay
  draw: DrawRecord
  cards: readonly DrawnCard[]
  /** The seal that this browser was shown before the reading; undefined if another browser was shown it. */
  seenSeal: string | undefined
}

const { secret, signature } = texts

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

const SecretStep = ({ replay, draw, seenSeal }: Omit<ReplayStepsProps, 'cards'>) => {
  const shown = seenSeal === undefined || seenSeal === draw.seal
  const holds = replay.commitment && shown
  return (
    <Step proof={proofOf(holds)} title={holds ? secret.fits : secret.fitsNot}>
      {!replay.commitment && <p>{secret.otherFingerprint}</p>}
      {!shown && <p>{secret.notTheOneShown}</p>}
      {holds && <p>{seenSeal ? secret.theOneShown : secret.theOneOnRecord}</p>}
    </Step>
  )
}

const signed = (replay: Replay): Proof => {
  const proofs = [replay.signature, replay.seal ?? 'holds']
  if (proofs.includes('fails')) return 'fails'
  return proofs.includes('unknown') ? 'unknown' : 'holds'
}

const SignedStep = ({ replay, draw }: Pick<ReplayStepsProps, 'replay' | 'draw'>) => {
  const proof = signed(replay)
  const when = formatDateTime(draw.sealedAt)
  return (
    <Step proof={proof} title={signature[proof]}>
      {proof === 'holds' && draw.promised && <p>{signature.signedBefore(when)}</p>}
      {proof === 'holds' && !draw.promised && <p>{signature.signedAfter}</p>}
      {proof === 'fails' && <p>{signature.notWhatWasSigned}</p>}
      {proof === 'unknown' && <p>{signature.notCheckable}</p>}
    </Step>
  )
}

/** The result of drawing the cards again, step by step. */
export const ReplaySteps = ({ replay, draw, cards, seenSeal }: ReplayStepsProps) => (
  <ol className="replay">
    <SecretStep replay={replay} draw={draw} seenSeal={seenSeal} />
    <SignedStep replay={replay} draw={draw} />
    <Step proof={proofOf(replay.same)} title={replay.same ? texts.cards.same : texts.cards.others}>
      <ol>
        {cards.map((drawn, at) => {
          const again = replay.drawn[at]
          const same = again?.card === drawn.card && again.reversed === drawn.reversed
          return (
            <li key={drawn.factId}>
              {cardTitle(drawn)}
              {!same && again && <em>{` ${texts.cards.drawnAgain(again.card, again.reversed)}`}</em>}
            </li>
          )
        })}
      </ol>
    </Step>
  </ol>
)
