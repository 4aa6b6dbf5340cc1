import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { User } from '@sibyl/contracts/http/auth'
import type { Method } from '@sibyl/contracts/methods'
import { tierNames } from '@sibyl/contracts/tiers'
import { tokenCount } from '../../lib/format.ts'

/** What pressing Begin will mean for this reader. */
export const methodHint = (method: Method | undefined, user: User | null) => {
  if (!method) return 'Select a method to begin.'
  if (!method.premium) return 'Free, once a day. The card turns at once.'
  if (!user) return `${method.name} needs an account. You will be asked to sign in first.`
  if (user.tier === 'premium') return `Included with ${tierNames.premium}.`
  if (user.oracleTokens < TOKENS_PER_READING) return `${method.name} takes ${tokenCount(TOKENS_PER_READING)}, and you have none left.`
  return `Spends ${TOKENS_PER_READING} of your ${tokenCount(user.oracleTokens)}.`
}
