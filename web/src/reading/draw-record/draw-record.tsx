import type { DrawRecord as Recorded } from '@sibyl/contracts/http/draws'
import type { Reading } from '@sibyl/contracts/http/readings'
import type { ReactNode } from 'react'
import { drawRecord as texts } from '#texts/draw-record.ts'
import { nth } from '#texts/oracle-draw.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { allCards } from '../../lib/drawn-cards.ts'
import { seenSeal } from '../../lib/seen-seals.ts'
import { downloadRecord } from './download-record.ts'
import './draw-record.css'
import { Fingerprint } from './fingerprint.tsx'
import { partsOfCut } from './parts-of-cut.ts'
import { publishedKeys, recordedDraw } from './recorded-draw.ts'
import { ReplaySteps } from './replay-steps.tsx'
import { useReplay } from './use-replay.ts'

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)

/** The length of a signature shown; its button copies all of it. */
const DIGITS = 24

type DrawRecordProps = { reading: Reading; draw: Recorded }

/** How the cards of a reading were drawn, the proof of it, and a replay. */
export const DrawRecord = ({ reading, draw }: DrawRecordProps) => {
  const recorded = recordedDraw(reading, draw)
  const cards = allCards(reading.facts)
  const { replaying, replay } = useReplay(recorded)
  const { words, random } = partsOfCut(draw.cut)
  const { terms, copy } = texts
  return (
    <div className="drawrecord">
      <p>{texts.story(draw.promised, draw.cut !== '', draw.picks !== undefined)}</p>
      <dl>
        <Row term={terms.fingerprint}>
          <Fingerprint copyLabel={copy.fingerprint} value={draw.commitment} />
        </Row>
        <Row term={terms.secret}>
          <Fingerprint copyLabel={copy.secret} value={draw.seed} />
        </Row>
        {words !== '' && <Row term={terms.cut}>{words}</Row>}
        {draw.picks && <Row term={terms.picks}>{texts.picks(draw.picks.map((position) => nth(position + 1)))}</Row>}
        {draw.uprightOnly && <Row term={terms.uprightOnly}>{texts.uprightOnly}</Row>}
        {draw.clarifier && <Row term={terms.clarifier}>{texts.clarifier(cards.at(-1)?.position ?? draw.clarifier)}</Row>}
        {random !== '' && (
          <Row term={terms.random}>
            <Fingerprint copyLabel={copy.random} value={random} />
          </Row>
        )}
        <Row term={terms.id}>
          <code>{draw.id}</code>
        </Row>
        <Row term={terms.algorithm}>
          <code>{draw.algorithm}</code>
        </Row>
        {draw.seal !== undefined && (
          <Row term={terms.seal}>
            <Fingerprint copyLabel={copy.seal} value={draw.seal} digits={DIGITS} />
          </Row>
        )}
        <Row term={terms.signature}>
          <Fingerprint copyLabel={copy.signature} value={draw.signature} digits={DIGITS} />
        </Row>
      </dl>
      {replaying.state === 'done' && (
        <div role="status">
          <ReplaySteps replay={replaying.replay} draw={draw} cards={cards} seenSeal={seenSeal(reading._id)} />
        </div>
      )}
      <div className="do">
        {replaying.state !== 'done' && (
          <Button variant="secondary" small busy={replaying.state === 'busy'} onClick={() => void replay()}>
            {texts.replay}
          </Button>
        )}
        <Button variant="tertiary" small onClick={async () => downloadRecord(recorded, await publishedKeys())}>
          {texts.download}
        </Button>
      </div>
      {replaying.state === 'unable' && <Notice kind="bad">{texts.unable}</Notice>}
    </div>
  )
}
