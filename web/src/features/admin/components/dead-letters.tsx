import { useState } from 'react'
import { adminDeadLetters as texts } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { Notice } from '../../../components/notice.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { type DeadQueue, useDropDeadLetterMutation, useListDeadLettersQuery, useReplayDeadLettersMutation } from '../api.ts'
import { AskReason, ReplayOrDrop } from './replay-or-drop.tsx'

type Asked = { act: keyof typeof texts.each; queue: DeadQueue['queue']; letterId?: string }

const Queue = ({ queue: { queue, count, letters }, onAsk }: { queue: DeadQueue; onAsk: (asked: Asked) => void }) => {
  const name = texts.queue[queue]
  return (
    <section aria-label={name}>
      <div className="adm-state">
        <h3>{texts.count(name, count)}</h3>
        <Button small aria-label={texts.each.all.label(name)} onClick={() => onAsk({ act: 'all', queue })}>
          {texts.each.all.open}
        </Button>
      </div>
      {count > letters.length && <p className="note">{texts.oldest(letters.length)}</p>}
      <ol className="adm-rows">
        {letters.map(({ id, type, at, reason, attempts }) => (
          <li key={id}>
            <p className="adm-what">{type}</p>
            <p className="note">{texts.set(at === null ? texts.unknownTime : formatDateTime(at), attempts)}</p>
            <p className="adm-why quiet">{reason}</p>
            <ReplayOrDrop id={id} texts={texts.each} onAsk={(act) => onAsk({ act, queue, letterId: id })} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What the services could not handle, with replay and drop. */
export const DeadLetters = () => {
  const found = useListDeadLettersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [replay] = useReplayDeadLettersMutation()
  const [drop] = useDropDeadLetterMutation()
  const [asking, setAsking] = useState<Asked>()
  const [done, setDone] = useState<string>()
  const ask = (asked: Asked) => {
    setDone(undefined)
    setAsking(asked)
  }
  const carryOut = async ({ act, queue, letterId }: Asked, reason: string): Promise<void> => {
    if (act === 'drop' && letterId !== undefined) {
      const { dropped } = await drop({ queue, letterId, reason }).unwrap()
      return setDone(dropped > 0 ? texts.dropped : texts.gone)
    }
    const { replayed, refused } = await replay({ queue, reason, ...(letterId !== undefined && { letterId }) }).unwrap()
    setDone(replayed + refused > 0 ? texts.replayed(replayed, refused) : texts.gone)
  }
  return (
    <section aria-labelledby="adm-dead">
      <h2 id="adm-dead">{texts.heading}</h2>
      <p className="note">{texts.about}</p>
      {done && <Notice kind="good">{done}</Notice>}
      <Fetched of={found} opening={texts.opening} failed={texts.openFailed}>
        {(queues) =>
          queues.length === 0 ? (
            <p className="adm-state quiet">{texts.none}</p>
          ) : (
            queues.map((queue) => <Queue key={queue.queue} queue={queue} onAsk={ask} />)
          )
        }
      </Fetched>
      {asking && (
        <AskReason
          words={texts.each[asking.act]}
          danger={asking.act === 'drop'}
          onAct={(reason) => carryOut(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
