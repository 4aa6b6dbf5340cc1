import type { Method } from '@sibyl/contracts/methods'
import { kept } from '#texts/oracle-reading.ts'
import type { Session } from '../../lib/session/use-session.ts'

/** What a failed reading has not cost: the reader's input, and the token if one was taken. */
export const notLost = (method: Method, returned: boolean, { user }: Session): string | undefined => {
  if (!method.premium) return undefined
  const words = method.id === 'tarot' ? kept.question : kept.form
  if (!returned || !user || user.tier === 'premium') return words
  return `${kept.token(user.oracleTokens)} ${words}`
}
