import type { User } from '@sibyl/contracts/http/auth'
import { tierNames } from '@sibyl/contracts/tiers'
import { tokenCount } from '#texts/counted.ts'
import { Badge } from '../../components/badge.tsx'
import { Coin } from '../../components/coin.tsx'

/** Who is signed in, at the head of both menus. */
export const AccountLines = ({ user }: { user: User }) => (
  <div className="whoami">
    <p className="name">{user.fullName}</p>
    <p className="mail">{user.email}</p>
    <p className="holds">
      <Badge>{tierNames[user.tier]}</Badge>
      {user.tier !== 'premium' && (
        <span className="held nums">
          <Coin />
          {tokenCount(user.oracleTokens)}
        </span>
      )}
    </p>
  </div>
)
