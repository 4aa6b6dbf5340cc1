import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { counted, tokenCount } from '../../../lib/format.ts'
import type { Session } from '../../../lib/session/use-session.ts'

/** What there is to buy, and what the reader has already. */
export const Holding = ({ user }: Pick<Session, 'user'>) => {
  if (user?.tier === 'premium') {
    return (
      <p className="lead">
        You have <strong className="gold">Premium Access</strong>. Every reading is open to you, and there is nothing more to buy.
      </p>
    )
  }
  return (
    <p className="lead">
      One token opens one reading. A subscription opens all of them.{' '}
      {user && user.oracleTokens > 0 && (
        <>
          You have <strong className="gold nums">{tokenCount(user.oracleTokens)}</strong>, and they do not expire.
        </>
      )}
      {user && user.oracleTokens === 0 && (
        <>
          You have <strong className="gold nums">{tokenCount(0)}</strong> left.
        </>
      )}
      {!user && `A verified account begins with ${counted(WELCOME_TOKENS, 'free token')}.`}
    </p>
  )
}
