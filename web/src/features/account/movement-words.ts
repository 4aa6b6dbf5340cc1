import type { Movement } from './api.ts'

const words: Record<Movement['reason'], string> = {
  welcome: 'Welcome gift',
  reading: 'A reading',
  returned: 'Returned to you',
  purchase: 'Tokens bought',
  refund: 'Purchase refunded',
  dispute: 'Payment disputed',
}

export const reasonInWords = ({ reason }: Movement) => words[reason]

const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' })

/** "+3", "−1" with a minus as wide as the plus, or "0". */
export const deltaInWords = ({ delta }: Movement) => signed.format(delta).replace('-', '−')
