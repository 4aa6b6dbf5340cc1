import type { User } from '@sibyl/contracts/http/auth'
import { tierNames } from '@sibyl/contracts/tiers'
import { tokenCount } from '#texts/counted.ts'
import { Badge } from '../../../components/badge.tsx'
import { Coin } from '../../../components/coin.tsx'

/** What a reader holds: their tier, and their tokens unless they need none. */
export const Holdings = ({ user }: { user: User | null }) => (
  <p className="holdings">
    {user && (
      <>
        <Badge earned={user.tier === 'premium'}>{tierNames[user.tier]}</Badge>
        {user.tier !== 'premium' && (
          <span className="held nums">
            <Coin />
            {tokenCount(user.oracleTokens)}
          </span>
        )}
      </>
    )}
  </p>
)
