import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import { tokenCount } from '../../../lib/format.ts'
import type { Session } from '../../../lib/session/use-session.ts'

/** What pressing the button costs. Nothing is said while it is not known who is reading. */
export const PriceNote = ({ session: { user } }: { session: Session }) => {
  if (!user) return null
  return user.tier === 'premium' ? (
    <p className="note">Included in your subscription. Nothing is counted.</p>
  ) : (
    <p className="note nums">{`Spends ${TOKENS_PER_READING} of your ${tokenCount(user.oracleTokens)}. If the reading fails, the token comes back.`}</p>
  )
}
