import type { DrawRecord as Recorded } from '@sibyl/contracts/http/draws'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import type { DrawnCard } from '../reading-view/drawn-cards.ts'
import './draw-record.css'
import { Fingerprint } from './fingerprint.tsx'
import { ReplaySteps } from './replay-steps.tsx'
import { useReplay } from './use-replay.ts'

type DrawRecordProps = {
  readingId: string
  draw: Recorded
  cards: readonly DrawnCard[]
  /** The commitment that this browser was shown before the reading, where it was. */
  promised?: string | undefined
}

const story = ({ promised, cut }: Recorded) => {
  const before = promised
    ? 'Before you asked, Sibyl picked a secret and showed you its fingerprint, which fits no other secret.'
    : 'Sibyl picked a secret when you asked. Nobody was shown its fingerprint before.'
  return `${before} The secret ${cut === '' ? '' : 'and your cut '}shuffled all 78 cards, and the first of them are yours. Here is all it takes to draw them again, here or with any program of your own.`
}

/** How the cards of a reading came about, and a way to see it happen again. */
export const DrawRecord = ({ readingId, draw, cards, promised }: DrawRecordProps) => {
  const { replaying, replay } = useReplay(readingId, draw, cards)
  return (
    <details className="drawrecord">
      <summary>How these cards were drawn</summary>
      <div className="within">
        <p>{story(draw)}</p>
        <dl>
          <dt>Fingerprint</dt>
          <dd>
            <Fingerprint label="the fingerprint" value={draw.commitment} />
          </dd>
          <dt>Secret</dt>
          <dd>
            <Fingerprint label="the secret" value={draw.seed} />
          </dd>
          {draw.cut !== '' && (
            <>
              <dt>Your cut</dt>
              <dd>{draw.cut}</dd>
            </>
          )}
        </dl>
        {replaying.state === 'done' ? (
          <div role="status">
            <ReplaySteps replay={replaying.replay} draw={draw} cards={cards} promised={promised} />
          </div>
        ) : (
          <Button kind="s" small busy={replaying.state === 'busy'} onClick={() => void replay()}>
            Replay the draw
          </Button>
        )}
        {replaying.state === 'unable' && (
          <Notice kind="bad">This browser cannot draw the cards again here. The secret and the fingerprint above are all it takes.</Notice>
        )}
      </div>
    </details>
  )
}
