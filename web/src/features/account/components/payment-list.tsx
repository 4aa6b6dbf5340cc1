import { PAYMENTS_SHOWN } from '@sibyl/contracts/constants'
import { Button } from '../../../components/button.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { useGetPaymentsQuery } from '../subscription-api.ts'
import { PaymentLine } from './payment-line.tsx'

/** What the reader has paid, the newest first. */
export const PaymentList = () => {
  const { data: payments, isError, isFetching, refetch } = useGetPaymentsQuery(PAYMENTS_SHOWN, { refetchOnMountOrArgChange: true })
  return (
    <section className="payments" aria-labelledby="payments-title">
      <h2 id="payments-title">Payments</h2>
      {!payments && !isError && (
        <div className="comes">
          <Spinner label="Fetching your payments" />
        </div>
      )}
      {!payments && isError && (
        <div className="nothing" role="alert">
          <p className="quiet">Your payments could not be fetched.</p>
          <Button small busy={isFetching} onClick={refetch}>
            Try Again
          </Button>
        </div>
      )}
      {payments?.length === 0 && <p className="nothing quiet">You have not paid for anything yet.</p>}
      {payments && payments.length > 0 && (
        <ol>
          {payments.map((payment) => (
            <PaymentLine key={payment._id} payment={payment} />
          ))}
        </ol>
      )}
    </section>
  )
}
