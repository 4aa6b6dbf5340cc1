import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import { cost } from '#texts/oracle-form.ts'
import type { Session } from '../../../lib/session/use-session.ts'

/** The cost of pressing the button. Empty until the reader is known. */
export const PriceNote = ({ session: { user } }: { session: Session }) => {
  if (!user) return null
  if (user.tier === 'free') return <p className="note">{cost.needs(TOKENS_PER_READING)}</p>
  return user.tier === 'premium' ? (
    <p className="note">{cost.included}</p>
  ) : (
    <p className="note nums">{cost.spends(TOKENS_PER_READING, user.oracleTokens)}</p>
  )
}
