import { language } from '#texts/language.ts'
import type { Movement } from './api.ts'

const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })

/** "+3", "−1" with a minus as wide as the plus, or "0". */
export const deltaInWords = ({ delta }: Movement) => signed.format(delta).replace('-', '−')
