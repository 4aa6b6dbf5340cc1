import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paymentStatus, returnedPayment } from '#texts/billing-payment.ts'
import { common } from '#texts/common.ts'
import { RequireSession } from '../../../components/require-session.tsx'
import '../billing.css'
import { Failed, Processing, Succeeded } from '../components/payment-status.tsx'
import { useReturnedPayment } from '../use-returned-payment.ts'

const Outcome = ({ paymentIntentId, confirmed }: { paymentIntentId: string; confirmed: boolean }) => {
  const navigate = useNavigate()
  const { returned, again } = useReturnedPayment(paymentIntentId, confirmed)
  const toPricing = () => navigate('/pricing', { replace: true })
  switch (returned.at) {
    case 'processing':
      return <Processing message={returned.message} />
    case 'done':
      return <Succeeded message={returned.message} onStay={toPricing} />
    case 'failed':
      return <Failed message={returned.message} onTryAgain={toPricing} onBack={toPricing} />
    case 'open':
      return <Failed title={paymentStatus.notUpdated} message={returned.message} onTryAgain={again} onBack={toPricing} />
    default:
      return returned satisfies never
  }
}

/** /payment/success: where the provider returns a reader from their bank's page. The address names the payment and its outcome there. */
export const PaymentReturnPage = () => {
  const [query] = useSearchParams()
  const paymentIntentId = query.get('payment_intent')
  if (!paymentIntentId) return <Navigate to="/pricing" replace />

  const status = query.get('redirect_status') ?? ''
  const here = `/payment/success?${new URLSearchParams({ payment_intent: paymentIntentId, redirect_status: status })}`
  // The client secret is not needed here, and an address is easily shared.
  if (query.has('payment_intent_client_secret')) return <Navigate to={here} replace />
  return (
    <div className="wrap pricing">
      <title>{common.pageTitle(returnedPayment.pageTitle)}</title>
      <RequireSession signIn={`/login?redirect=${encodeURIComponent(here)}`}>
        <Outcome paymentIntentId={paymentIntentId} confirmed={status !== 'failed'} />
      </RequireSession>
    </div>
  )
}
