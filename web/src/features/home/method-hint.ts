import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { User } from '@sibyl/contracts/http/auth'
import type { Method } from '@sibyl/contracts/methods'
import { tierNames } from '@sibyl/contracts/tiers'
import { methodPicker } from '#texts/home.tsx'

const { hint } = methodPicker

/** What pressing Begin costs or requires for this reader. */
export const methodHint = (method: Method | undefined, user: User | null) => {
  if (!method) return hint.none
  if (!method.premium) return hint.daily
  if (!user) return hint.account(method.name)
  if (user.tier === 'premium') return hint.included(tierNames.premium)
  if (user.oracleTokens < TOKENS_PER_READING) return hint.noTokens(method.name, TOKENS_PER_READING)
  return hint.spends(TOKENS_PER_READING, user.oracleTokens)
}
