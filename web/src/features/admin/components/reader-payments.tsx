import { useState } from 'react'
import { adminReader, adminActs as texts } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { Notice } from '../../../components/notice.tsx'
import { formatDate, money } from '../../../lib/format.ts'
import { type AdminPayment, useGetReaderPaymentsQuery } from '../api.ts'
import { RefundPayment } from './refund-payment.tsx'

const words = adminReader.payments

const statusOf = ({ status, refunded, currency, refundable, refundAskedAt }: AdminPayment): string => {
  if (refunded > 0 && refundable) return words.refunded(money(refunded, currency))
  return refundable && refundAskedAt ? words.refundAsked : words.status[status]
}

/** What the reader paid, with the refund that an administrator can ask for. */
export const ReaderPayments = ({ readerId }: { readerId: string }) => {
  const found = useGetReaderPaymentsQuery(readerId, { refetchOnMountOrArgChange: true })
  const [asking, setAsking] = useState<AdminPayment>()
  const [done, setDone] = useState(false)
  return (
    <section aria-labelledby="adm-payments">
      <h2 id="adm-payments">{words.heading}</h2>
      {done && <Notice kind="good">{texts.refund.done}</Notice>}
      <Fetched of={found} opening={words.opening} failed={words.openFailed}>
        {({ payments, subscription }) => (
          <>
            <p className="adm-state quiet">
              {subscription
                ? words.subscription(subscription.plan.replace('_', ' '), subscription.status, formatDate(subscription.currentPeriodEnd))
                : words.noSubscription}
            </p>
            {payments.length === 0 && <p className="adm-state quiet">{words.none}</p>}
            <ol className="adm-rows">
              {payments.map((payment) => (
                <li key={payment._id} className="adm-moved">
                  <p className="adm-what">{payment.description}</p>
                  <p className="adm-delta nums">{money(payment.amount, payment.currency)}</p>
                  <p className="note">{`${formatDate(payment.createdAt)} · ${statusOf(payment)}`}</p>
                  {payment.refundable && (
                    <Button
                      small
                      variant="danger"
                      aria-label={words.refundOf(payment.description)}
                      onClick={() => {
                        setDone(false)
                        setAsking(payment)
                      }}
                    >
                      {words.refund}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </Fetched>
      {asking && (
        <RefundPayment
          payment={asking}
          onDone={() => {
            setDone(true)
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
