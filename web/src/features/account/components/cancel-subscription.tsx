import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { formatDate } from '../../../lib/format.ts'
import { useCancelSubscriptionMutation } from '../subscription-api.ts'

/** Ends the subscription with its period, after asking once more. */
export const CancelSubscription = ({ periodEnd }: { periodEnd: string }) => {
  const [asking, setAsking] = useState(false)
  const [cancel, { isLoading, isError }] = useCancelSubscriptionMutation()
  const confirm = async () => {
    const { error } = await cancel()
    if (!error) setAsking(false)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel Subscription</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel Subscription?"
        description={`Your subscription will remain active until ${formatDate(periodEnd)}. After that, you'll be downgraded to the free tier.`}
        actions={
          <>
            <Button kind="p" busy={isLoading} onClick={confirm}>
              Yes, Cancel
            </Button>
            <Button onClick={() => setAsking(false)}>Keep Subscription</Button>
          </>
        }
      >
        {isError && <Notice kind="bad">Failed to cancel subscription</Notice>}
      </Dialog>
    </>
  )
}
