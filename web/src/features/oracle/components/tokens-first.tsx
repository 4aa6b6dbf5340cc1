import { TOKENS_PER_READING } from '@sibyl/contracts/constants'
import type { Method } from '@sibyl/contracts/methods'
import { Link } from 'react-router-dom'
import { tokensRequired as texts } from '#texts/oracle.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Coin } from '../../../components/coin.tsx'
import { rememberForm } from '../../../lib/after-payment.ts'
import './tokens-first.css'

const ways = [
  { to: '/pricing#tokens', label: texts.tokens, variant: 'primary' },
  { to: '/pricing#subscription', label: texts.subscription, variant: 'secondary' },
] as const

/** The two ways to pay for a reading. After the payment, the reader comes back to the form. */
export const WaysToPay = ({ method }: { method: Method }) =>
  ways.map(({ to, label, variant }) => (
    <ButtonLink key={to} variant={variant} to={to} onClick={() => rememberForm(method.id)}>
      {label}
    </ButtonLink>
  ))

/** One line above the form, for a reader without tokens, who may write first and pay later. */
export const TokensFirst = () => (
  <p className="tokens-first">
    <Coin />
    <span>{texts.inShort(TOKENS_PER_READING)}</span>
  </p>
)

/** For a reader without tokens: what the form's button leads to, and the two ways to pay. */
export const PayLater = ({ method }: { method: Method }) => (
  <div className="pay-later">
    <p className="note">{texts.writeFirst}</p>
    <p className="ways">
      {ways.map(({ to, label }) => (
        <Link key={to} to={to} onClick={() => rememberForm(method.id)}>
          {label}
        </Link>
      ))}
    </p>
  </div>
)
