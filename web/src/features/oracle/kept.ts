import type { Method } from '@sibyl/contracts/methods'
import type { Session } from '../../lib/session/use-session.ts'

/** What a failed reading has not cost: the question, and the token if one had been taken. */
export const whatIsKept = (method: Method, returned: boolean, { user }: Session): string | undefined => {
  if (!method.premium) return undefined
  const question = 'Your question is kept.'
  if (!returned || !user || user.tier === 'premium') return question
  return `Your token was returned: you still have ${user.oracleTokens}. ${question}`
}
