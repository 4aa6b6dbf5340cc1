import { type PlanId, planIds } from '@sibyl/contracts/prices'
import { useState } from 'react'
import { planChange } from '#texts/account-subscription.tsx'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { price } from '../../../lib/format.ts'
import { usePrices } from '../../../lib/payments.ts'
import { useChangePlanMutation } from '../subscription-api.ts'

/** Changes to the other plan, after saying what it costs. */
export const ChangePlan = ({ current }: { current: PlanId }) => {
  const { plans } = usePrices()
  const [asking, setAsking] = useState(false)
  const [change, { isLoading, error }] = useChangePlanMutation()
  const wanted = planIds.find((id) => id !== current)
  const plan = plans.find((one) => one.plan === wanted)
  if (!wanted || !plan) return null

  const confirm = async () => {
    const answer = await change(wanted)
    if (!answer.error) setAsking(false)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>{planChange.open}</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={planChange.title}
        description={planChange.about(plan.name, price(plan.price), plan.interval)}
        actions={
          <>
            <Button variant="primary" busy={isLoading} onClick={confirm}>
              {planChange.submit}
            </Button>
            <Button onClick={() => setAsking(false)}>{planChange.keep}</Button>
          </>
        }
      >
        {error && <Notice kind="bad">{failureOf(error, planChange.failed).message}</Notice>}
      </Dialog>
    </>
  )
}
