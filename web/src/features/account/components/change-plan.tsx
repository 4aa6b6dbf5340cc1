import { type PlanId, planIds } from '@sibyl/contracts/prices'
import { useState } from 'react'
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
      <Button onClick={() => setAsking(true)}>Change Plan</Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Change Plan"
        description={`${plan.name} costs ${price(plan.price)} per ${plan.interval}. What is left of the period you have paid for is set off against it, and only the difference is charged.`}
        actions={
          <>
            <Button kind="p" busy={isLoading} onClick={confirm}>
              Switch Plan
            </Button>
            <Button onClick={() => setAsking(false)}>Keep Current Plan</Button>
          </>
        }
      >
        {error && <Notice kind="bad">{failureOf(error, 'Failed to change plan').message}</Notice>}
      </Dialog>
    </>
  )
}
