import type { DrawRecord as Recorded } from '@sibyl/contracts/http/draws'
import { drawRecord as texts } from '#texts/draw-record.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import type { DrawnCard } from '../../lib/drawn-cards.ts'
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

/** How the cards of a reading came about, and a way to see it happen again. */
export const DrawRecord = ({ readingId, draw, cards, promised }: DrawRecordProps) => {
  const { replaying, replay } = useReplay(readingId, draw, cards)
  return (
    <details className="drawrecord">
      <summary>{texts.title}</summary>
      <div className="within">
        <p>{texts.story(draw.promised, draw.cut !== '')}</p>
        <dl>
          <dt>{texts.terms.fingerprint}</dt>
          <dd>
            <Fingerprint copyLabel={texts.copyFingerprint} value={draw.commitment} />
          </dd>
          <dt>{texts.terms.secret}</dt>
          <dd>
            <Fingerprint copyLabel={texts.copySecret} value={draw.seed} />
          </dd>
          {draw.cut !== '' && (
            <>
              <dt>{texts.terms.cut}</dt>
              <dd>{draw.cut}</dd>
            </>
          )}
        </dl>
        {replaying.state === 'done' ? (
          <div role="status">
            <ReplaySteps replay={replaying.replay} draw={draw} cards={cards} promised={promised} />
          </div>
        ) : (
          <Button variant="secondary" small busy={replaying.state === 'busy'} onClick={() => void replay()}>
            {texts.replay}
          </Button>
        )}
        {replaying.state === 'unable' && <Notice kind="bad">{texts.unable}</Notice>}
      </div>
    </details>
  )
}
