import { reactivation } from '#texts/account-subscription.tsx'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useReactivateSubscriptionMutation } from '../subscription-api.ts'

/** Keeps a subscription that was to end with its period. */
export const ReactivateSubscription = () => {
  const [reactivate, { isLoading, isError }] = useReactivateSubscriptionMutation()
  return (
    <>
      <Button variant="primary" busy={isLoading} onClick={() => void reactivate()}>
        {reactivation.submit}
      </Button>
      {isError && <Notice kind="bad">{reactivation.failed}</Notice>}
    </>
  )
}
