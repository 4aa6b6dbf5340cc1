import { CircleAlert } from 'lucide-react'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'

/** Why nothing can be bought. `failed`: the prices did not come, and one can ask again. */
export const PaymentNotice = ({ failed, asking, onAskAgain }: { failed: boolean; asking: boolean; onAskAgain: () => void }) => (
  <section className="setup" aria-labelledby="setup-title">
    <Icon of={CircleAlert} />
    <div>
      <h2 id="setup-title">Payment System Setup Required</h2>
      <p>
        {failed
          ? 'Failed to load payment system. Nothing can be bought at the moment; these are our usual prices.'
          : 'Stripe is not configured. Payment features will be unavailable. The free daily card works as always.'}
      </p>
    </div>
    {failed && (
      <Button small busy={asking} onClick={onAskAgain}>
        Try Again
      </Button>
    )}
  </section>
)
