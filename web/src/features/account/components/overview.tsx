import type { User } from '@sibyl/contracts/http/auth'
import { tierNames } from '@sibyl/contracts/tiers'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Coin } from '../../../components/coin.tsx'
import { tokenCount } from '../../../lib/format.ts'
import { Seal } from './seal.tsx'
import { TokenLedger } from './token-ledger.tsx'

/** Who this is, what they hold, and where it came from. */
export const Overview = ({ user }: { user: User }) => {
  const premium = user.tier === 'premium'
  return (
    <div className="overview">
      <section className="who" aria-label="You">
        <Seal lit={premium}>
          <text className="initials" y="13">
            {`${[...user.firstName][0] ?? ''}${[...user.lastName][0] ?? ''}`.toUpperCase()}
          </text>
        </Seal>
        <div className="named">
          <h2>{user.fullName}</h2>
          <p className="quiet">{user.email}</p>
          <p className="holds">
            <Badge earned={premium}>{tierNames[user.tier]}</Badge>
            {!premium && (
              <span className="held nums">
                <Coin />
                {tokenCount(user.oracleTokens)}
              </span>
            )}
          </p>
        </div>
        <nav className="quick" aria-label="Quick actions">
          {!premium && (
            <ButtonLink kind="p" to="/pricing">
              Upgrade Plan
            </ButtonLink>
          )}
          <ButtonLink to="/history">Reading History</ButtonLink>
        </nav>
      </section>
      <TokenLedger counted={!premium} />
    </div>
  )
}
