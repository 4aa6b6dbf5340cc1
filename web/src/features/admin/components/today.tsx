import type { OutboxShown } from '@sibyl/contracts/http/admin-figures'
import { methodById } from '@sibyl/contracts/methods'
import { Link } from 'react-router-dom'
import { adminToday as texts } from '#texts/admin.ts'
import { Fetched } from '../../../components/fetched.tsx'
import { money, price, relativeTimeInSentence } from '../../../lib/format.ts'
import { useGetReadingFiguresQuery, useGetSalesQuery, useGetSignUpsQuery } from '../api.ts'
import { DeadLetters } from './dead-letters.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

const afresh = { refetchOnMountOrArgChange: true } as const

const Outbox = ({ name, outbox }: { name: keyof typeof texts.outboxes; outbox: OutboxShown | undefined }) => (
  <>
    <dt>{texts.outboxes[name]}</dt>
    <dd>{outbox?.oldestAt ? texts.waiting(outbox.waiting, relativeTimeInSentence(outbox.oldestAt)) : outbox ? texts.nothingWaits : '…'}</dd>
  </>
)

/** Today's figures of each service, and its stuck work. */
export const Today = () => {
  const signUps = useGetSignUpsQuery(undefined, afresh)
  const figures = useGetReadingFiguresQuery(undefined, afresh)
  const sales = useGetSalesQuery(undefined, afresh)
  return (
    <div>
      <section aria-labelledby="adm-today">
        <h2 id="adm-today">{texts.heading}</h2>
        <p className="note">{texts.since}</p>
        <Fetched of={signUps} opening={texts.opening} failed={texts.openFailed} rows={1}>
          {({ signUps: opened, verified }) => (
            <dl className="adm-facts">
              <dt>{texts.signUps}</dt>
              <dd className="nums">{`${opened} · ${texts.verified(verified)}`}</dd>
            </dl>
          )}
        </Fetched>
        <Fetched of={sales} failed={texts.openFailed} rows={1}>
          {({ sales: sold }) => (
            <dl className="adm-facts">
              <dt>{texts.revenue}</dt>
              {sold.length === 0 && <dd>{texts.nothingSold}</dd>}
              {sold.map(({ currency, paid, amount, refunded }) => (
                <dd key={currency} className="nums">{`${money(amount, currency)} · ${texts.sold(paid, money(refunded, currency))}`}</dd>
              ))}
            </dl>
          )}
        </Fetched>
        <Fetched of={figures} failed={texts.openFailed} rows={4}>
          {({ readings, written, accepted, costMicroUsd }) => (
            <>
              <dl className="adm-facts">
                <dt>{texts.accepted}</dt>
                <dd className="nums">{texts.acceptedOf(accepted, written)}</dd>
                <dt>{texts.cost}</dt>
                <dd className="nums">{costMicroUsd === null ? texts.costUnknown : price(costMicroUsd / 1_000_000)}</dd>
              </dl>
              <h3>{texts.readings}</h3>
              {readings.length === 0 ? (
                <p className="adm-state quiet">{texts.noReadings}</p>
              ) : (
                <ul className="adm-rows">
                  {readings.map(({ methodId, status, count }) => (
                    <li key={`${methodId} ${status}`} className="adm-moved">
                      <p>{`${methodById(methodId)?.name ?? methodId}, ${texts.status[status]}`}</p>
                      <p className="adm-delta nums">{count}</p>
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </Fetched>
      </section>
      <section aria-labelledby="adm-stuck">
        <h2 id="adm-stuck">{texts.stuck}</h2>
        <dl className="adm-facts">
          <Outbox name="auth" outbox={signUps.data?.outbox} />
          <Outbox name="divination" outbox={figures.data?.outbox} />
          <Outbox name="billing" outbox={sales.data?.outbox} />
          <dt>{texts.disputes}</dt>
          {sales.data?.disputes.length === 0 && <dd>{texts.noDisputes}</dd>}
          {sales.data?.disputes.map(({ paymentId, readerId, description, amount, currency }) => (
            <dd key={paymentId}>
              {readerId ? <Link to={`/admin/readers/${readerId}`}>{description}</Link> : description} {money(amount, currency)}
            </dd>
          ))}
        </dl>
      </section>
      <DeadLetters />
      <WebhookDeliveries />
    </div>
  )
}
