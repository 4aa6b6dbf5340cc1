import type { DeliveryShown } from '@sibyl/contracts/http/admin-webhooks'
import { useState } from 'react'
import { adminWebhooks as texts } from '#texts/admin.ts'
import { Fetched } from '../../../components/fetched.tsx'
import { Notice } from '../../../components/notice.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useActOnDeliveryMutation, useListDeliveriesQuery } from '../api.ts'
import { AskReason, ReplayOrDrop } from './replay-or-drop.tsx'

type Asked = { act: keyof typeof texts.each; id: string }

const Delivery = ({ delivery, onAsk }: { delivery: DeliveryShown; onAsk: (asked: Asked) => void }) => {
  const { id, type, state, queuedAt, attempts, nextAttemptAt, doneAt, reason } = delivery
  return (
    <li>
      <p className="adm-what">{type}</p>
      <p className="note">{texts.queued(formatDateTime(queuedAt), attempts)}</p>
      {nextAttemptAt && <p className="note">{texts.next(formatDateTime(nextAttemptAt))}</p>}
      {state === 'delivered' && doneAt && <p className="note">{texts.done(formatDateTime(doneAt))}</p>}
      {reason && <p className="adm-why quiet">{reason}</p>}
      {state === 'dead' && <ReplayOrDrop id={id} texts={texts.each} onAsk={(act) => onAsk({ act, id })} />}
    </li>
  )
}

/** Deliveries to the operator's webhook by their state; dead ones can be replayed or dropped. */
export const WebhookDeliveries = () => {
  const found = useListDeliveriesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [carryOut] = useActOnDeliveryMutation()
  const [asking, setAsking] = useState<Asked>()
  const [done, setDone] = useState<string>()
  const ask = (asked: Asked) => {
    setDone(undefined)
    setAsking(asked)
  }
  const act = async ({ act: kind, id }: Asked, reason: string): Promise<void> => {
    const { changed } = await carryOut({ act: kind, id, reason }).unwrap()
    setDone(changed ? texts.each[kind].done : texts.gone)
  }
  return (
    <section aria-labelledby="adm-webhook">
      <h2 id="adm-webhook">{texts.heading}</h2>
      <p className="note">{texts.about}</p>
      {done && <Notice kind="good">{done}</Notice>}
      <Fetched of={found} opening={texts.opening} failed={texts.openFailed}>
        {({ webhook, deliveries }) => (
          <>
            {!webhook && <p className="adm-state quiet">{texts.off}</p>}
            {webhook && deliveries.length === 0 && <p className="adm-state quiet">{texts.none}</p>}
            {(['dead', 'waiting', 'delivered'] as const).map((state) => {
              const listed = deliveries.filter((delivery) => delivery.state === state)
              return (
                listed.length > 0 && (
                  <section key={state} aria-label={texts.state[state]}>
                    <h3>{texts.state[state]}</h3>
                    <ol className="adm-rows">
                      {listed.map((delivery) => (
                        <Delivery key={delivery.id} delivery={delivery} onAsk={ask} />
                      ))}
                    </ol>
                  </section>
                )
              )
            })}
          </>
        )}
      </Fetched>
      {asking && (
        <AskReason
          words={texts.each[asking.act]}
          danger={asking.act === 'drop'}
          onAct={(reason) => act(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
