import type { Method } from '@sibyl/contracts/methods'
import { tokensRequired as texts } from '#texts/oracle.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { rememberForm } from '../../../lib/after-payment.ts'
import './tokens-first.css'

/** The two ways to pay for a reading. After the payment, the reader comes back to the form. */
export const WaysToPay = ({ method, quiet = false }: { method: Method; quiet?: boolean }) => (
  <>
    <ButtonLink variant={quiet ? 'secondary' : 'primary'} small={quiet} to="/pricing#tokens" onClick={() => rememberForm(method.id)}>
      {texts.tokens}
    </ButtonLink>
    <ButtonLink variant="secondary" small={quiet} to="/pricing#subscription" onClick={() => rememberForm(method.id)}>
      {texts.subscription}
    </ButtonLink>
  </>
)

/** Shown above the form to a reader without tokens, who may write first and pay later. */
export const TokensFirst = ({ method }: { method: Method }) => (
  <section className="tokens-first" aria-labelledby="tokens-first">
    <h2 id="tokens-first">{texts.title}</h2>
    <p>{texts.lead(method.name)}</p>
    <p className="quiet">{texts.writeFirst}</p>
    <div className="ways">
      <WaysToPay method={method} quiet />
    </div>
  </section>
)
