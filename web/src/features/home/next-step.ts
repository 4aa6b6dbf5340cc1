import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { User } from '@sibyl/contracts/http/auth'
import type { Today } from '@sibyl/contracts/http/today'

export type NextStep = { kind: 'get-tokens' } | { kind: 'read-again'; reading: NonNullable<Today['latest']> } | { kind: 'ask' }

/** The one thing to do next; null while today's card is not drawn, for then that is it. */
export const nextStep = ({ tier, oracleTokens }: Pick<User, 'tier' | 'oracleTokens'>, { streak, latest }: Today): NextStep | null => {
  if (!streak.drawnToday) return null
  if (tier !== 'premium' && oracleTokens < TOKENS_PER_READING) return { kind: 'get-tokens' }
  return latest ? { kind: 'read-again', reading: latest } : { kind: 'ask' }
}
