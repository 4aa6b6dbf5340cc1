import { PAYMENTS_SHOWN } from '@sibyl/contracts/constants'
import { useState } from 'react'
import { payments as texts } from '#texts/account-wallet.tsx'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { PAYMENTS_AT_MOST, useGetPaymentsQuery } from '../subscription-api.ts'
import { PaymentLine } from './payment-line.tsx'

/** The reader's payments, newest first; older ones on request. */
export const PaymentList = () => {
  const [limit, setLimit] = useState<number>(PAYMENTS_SHOWN)
  const payments = useGetPaymentsQuery(limit, { refetchOnMountOrArgChange: true })
  return (
    <section className="payments" aria-labelledby="payments-title">
      <h2 id="payments-title">{texts.heading}</h2>
      <Fetched of={payments} opening={texts.opening} failed={texts.failed}>
        {(found) =>
          found.length === 0 ? (
            <p className="nothing quiet">{texts.none}</p>
          ) : (
            <ol>
              {found.map((payment) => (
                <PaymentLine key={payment._id} payment={payment} />
              ))}
            </ol>
          )
        }
      </Fetched>
      {payments.data?.length === PAYMENTS_SHOWN && limit === PAYMENTS_SHOWN && (
        <Button variant="tertiary" className="more" onClick={() => setLimit(PAYMENTS_AT_MOST)}>
          {texts.older}
        </Button>
      )}
    </section>
  )
}
