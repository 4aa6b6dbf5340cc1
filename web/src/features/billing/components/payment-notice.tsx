import { CircleAlert } from 'lucide-react'
import { notForSale } from '#texts/billing-shop.tsx'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'

/** Why nothing can be bought. `failed`: the prices did not load, and the reader can retry. */
export const PaymentNotice = ({ failed, asking, onAskAgain }: { failed: boolean; asking: boolean; onAskAgain: () => void }) => (
  <section className="setup" aria-labelledby="setup-title">
    <Icon of={CircleAlert} />
    <div>
      <h2 id="setup-title">{notForSale.heading}</h2>
      <p>{failed ? notForSale.failed : notForSale.notConfigured}</p>
    </div>
    {failed && (
      <Button small busy={asking} onClick={onAskAgain}>
        {common.tryAgain}
      </Button>
    )}
  </section>
)
