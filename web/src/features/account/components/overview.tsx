import type { User } from '@sibyl/contracts/http/auth'
import { tierNames } from '@sibyl/contracts/tiers'
import { Link } from 'react-router-dom'
import { overview as texts } from '#texts/account.ts'
import { tokenCount } from '#texts/counted.ts'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Coin } from '../../../components/coin.tsx'
import { Seal } from './seal.tsx'
import { TokenLedger } from './token-ledger.tsx'

const LATEST = 4

/** The reader, their holdings, and their latest token movements. */
export const Overview = ({ user }: { user: User }) => {
  const premium = user.tier === 'premium'
  return (
    <div className="overview">
      <section className="who" aria-label={texts.label}>
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
        <nav className="quick" aria-label={texts.quickActions}>
          {!premium && (
            <ButtonLink variant="primary" to="/pricing">
              {texts.upgrade}
            </ButtonLink>
          )}
          <ButtonLink to="/history">{texts.history}</ButtonLink>
          <ButtonLink to="/reminders">{texts.reminders}</ButtonLink>
        </nav>
      </section>
      <TokenLedger
        counted={!premium}
        first={LATEST}
        rest={
          <Link className="rest" to="/wallet">
            {texts.wallet}
          </Link>
        }
      />
    </div>
  )
}
