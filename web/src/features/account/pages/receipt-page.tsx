import { useParams } from 'react-router-dom'
import { receipt as texts } from '#texts/account-wallet.tsx'
import { common } from '#texts/common.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { State } from '../../../components/state.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { Receipt } from '../components/receipt.tsx'
import { isPaid } from '../payment-states.ts'
import '../account.css'
import '../receipt.css'
import { PAYMENTS_AT_MOST, useGetPaymentsQuery } from '../subscription-api.ts'

const Missing = () => (
  <State
    art={<Eclipse />}
    title={texts.missing.title}
    actions={
      <ButtonLink variant="primary" to="/wallet">
        {texts.missing.back}
      </ButtonLink>
    }
  >
    <p>{texts.missing.about}</p>
  </State>
)

const Found = ({ paymentId }: { paymentId: string }) => {
  const { user } = useSession()
  const payments = useGetPaymentsQuery(PAYMENTS_AT_MOST)
  return (
    <Fetched of={payments} opening={texts.opening} failed={texts.failed}>
      {(found) => {
        const payment = found.find(({ _id }) => _id === paymentId)
        return user && payment && isPaid(payment) ? <Receipt payment={payment} user={user} /> : <Missing />
      }}
    </Fetched>
  )
}

/** /wallet/receipts/:paymentId; one sheet that can be printed or saved. */
export const ReceiptPage = () => {
  const { paymentId = '' } = useParams()
  const here = `/wallet/receipts/${paymentId}`
  return (
    <div className="wrap receiptpage">
      <title>{common.pageTitle(texts.title)}</title>
      <RequireSession signIn={`/login?redirect=${encodeURIComponent(here)}`}>
        <BackLink to="/wallet">{texts.back}</BackLink>
        <Found paymentId={paymentId} />
      </RequireSession>
    </div>
  )
}
