import { Check } from 'lucide-react'
import { Icon } from '../../../components/icon.tsx'

const benefits = [
  'Unlimited premium readings',
  'Advanced tarot spreads',
  'Detailed astrology charts',
  'Complete reading history',
  'Priority support',
]

/** What premium is. */
export const BenefitList = () => (
  <ul className="benefits">
    {benefits.map((benefit) => (
      <li key={benefit}>
        <Icon of={Check} />
        {benefit}
      </li>
    ))}
  </ul>
)
