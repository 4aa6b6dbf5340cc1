import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import { cost } from '#texts/oracle-form.ts'
import type { Session } from '../../../lib/session/use-session.ts'

/** What pressing the button costs. Nothing is said while it is not known who is reading. */
export const PriceNote = ({ session: { user } }: { session: Session }) => {
  if (!user) return null
  return user.tier === 'premium' ? (
    <p className="note">{cost.included}</p>
  ) : (
    <p className="note nums">{cost.spends(TOKENS_PER_READING, user.oracleTokens)}</p>
  )
}
