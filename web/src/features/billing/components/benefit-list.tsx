import { Check } from 'lucide-react'
import { plans } from '#texts/billing-shop.tsx'
import { Icon } from '../../../components/icon.tsx'

/** What premium is. */
export const BenefitList = () => (
  <ul className="benefits">
    {plans.benefits.map((benefit) => (
      <li key={benefit}>
        <Icon of={Check} />
        {benefit}
      </li>
    ))}
  </ul>
)
