import { CircleAlert, Clock3 } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'

type PaymentNoticeProps = { configured: boolean; failed: boolean; asking: boolean; onAskAgain: () => void }

/** Why nothing can be bought, in one sentence. */
export const PaymentNotice = ({ configured, failed, asking, onAskAgain }: PaymentNoticeProps) => {
  if (configured) {
    return (
      <div className="setup">
        <Icon of={Clock3} />
        <p>Purchases open soon. These are the prices they will open with.</p>
      </div>
    )
  }
  return (
    <section className="setup" aria-labelledby="setup-title">
      <Icon of={CircleAlert} />
      <div>
        <h2 id="setup-title">Payment System Setup Required</h2>
        <p>
          {failed
            ? 'The payment system did not answer, so nothing can be bought at the moment; these are our usual prices.'
            : 'Payments are not set up on this installation yet, so nothing can be bought; the free daily card works as always.'}
        </p>
      </div>
      {failed && (
        <Button small busy={asking} onClick={onAskAgain}>
          Try Again
        </Button>
      )}
    </section>
  )
}
