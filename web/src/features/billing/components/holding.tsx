import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { holding as texts } from '#texts/billing-shop.tsx'
import { tokenCount } from '#texts/counted.ts'
import type { Session } from '../../../lib/session/use-session.ts'

/** What there is to buy, and what the reader has already. */
export const Holding = ({ user }: Pick<Session, 'user'>) => {
  if (user?.tier === 'premium') {
    return (
      <p className="lead">
        {texts.premium((words) => (
          <strong className="gold">{words}</strong>
        ))}
      </p>
    )
  }
  return (
    <p className="lead">
      {texts.offer}{' '}
      {user && (user.oracleTokens > 0 ? texts.some : texts.none)(<strong className="gold nums">{tokenCount(user.oracleTokens)}</strong>)}
      {!user && texts.anonymous(WELCOME_TOKENS)}
    </p>
  )
}
