import type { User } from '@sibyl/contracts/http/auth'
import { tierNames } from '@sibyl/contracts/tiers'
import { wallet } from '#texts/account-wallet.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Star8 } from '../../../components/star8.tsx'
import { Seal } from './seal.tsx'

const texts = wallet.holding

const Tokens = ({ count }: { count: number }) => (
  <section className="holding" aria-label={texts.label}>
    <Seal lit={count > 0}>
      <text className={count > 999 ? 'count long' : 'count'} y="7">
        {count}
      </text>
      <text className="unit" y="28">
        {texts.unit(count)}
      </text>
    </Seal>
    <p className="lead">
      <span className="vh">{`${count} ${texts.unit(count)}. `}</span>
      {count > 0 ? texts.some : texts.none}
    </p>
    <ButtonLink variant="primary" to="/pricing#tokens">
      {texts.getMore}
    </ButtonLink>
  </section>
)

/** The token balance and a link to buy more; premium readers see no balance. */
export const WalletHolding = ({ user: { tier, oracleTokens } }: { user: User }) => {
  if (tier !== 'premium') return <Tokens count={oracleTokens} />
  return (
    <section className="holding" aria-label={texts.label}>
      <Seal lit>
        <Star8 long={42} short={24} waist={9} />
      </Seal>
      <p className="lead">{texts.premium(tierNames.premium)}</p>
      <ButtonLink to="/profile?tab=subscription">{texts.plan}</ButtonLink>
    </section>
  )
}
