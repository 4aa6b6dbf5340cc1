import type { Method } from '@sibyl/contracts/methods'
import type { Session } from '../../lib/session/use-session.ts'

/** What a failed reading has not cost: what was filled in, and the token if one had been taken. */
export const whatIsKept = (method: Method, returned: boolean, { user }: Session): string | undefined => {
  if (!method.premium) return undefined
  const question = method.id === 'tarot' ? 'Your question is kept.' : 'What you filled in is kept.'
  if (!returned || !user || user.tier === 'premium') return question
  return `Your token was returned: you still have ${user.oracleTokens}. ${question}`
}
