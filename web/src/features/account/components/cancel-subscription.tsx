import { useState } from 'react'
import { cancellation } from '#texts/account-subscription.tsx'
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
      <Button variant="danger" onClick={() => setAsking(true)}>
        {cancellation.open}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={cancellation.title}
        description={cancellation.about(formatDate(periodEnd))}
        actions={
          <>
            <Button variant="danger" busy={isLoading} onClick={confirm}>
              {cancellation.submit}
            </Button>
            <Button onClick={() => setAsking(false)}>{cancellation.keep}</Button>
          </>
        }
      >
        {isError && <Notice kind="bad">{cancellation.failed}</Notice>}
      </Dialog>
    </>
  )
}
