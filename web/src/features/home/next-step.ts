import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { User } from '@sibyl/contracts/http/auth'
import type { Today } from '@sibyl/contracts/http/today'

export type NextStep = { kind: 'get-tokens' } | { kind: 'read-again'; reading: NonNullable<Today['latest']> } | { kind: 'ask' }

/** The suggested next step; null until today's card is drawn, because drawing it is the step. */
export const nextStep = ({ tier, oracleTokens }: Pick<User, 'tier' | 'oracleTokens'>, { streak, latest }: Today): NextStep | null => {
  if (!streak.drawnToday) return null
  if (tier !== 'premium' && oracleTokens < TOKENS_PER_READING) return { kind: 'get-tokens' }
  return latest ? { kind: 'read-again', reading: latest } : { kind: 'ask' }
}
