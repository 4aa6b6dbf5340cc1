import type { Method } from '@sibyl/contracts/methods'
import { common } from '#texts/common.ts'
import { shelfNames } from '#texts/methods.ts'
import { oracle, signInRequired, tokensRequired } from '#texts/oracle.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Keyhole } from '../../../components/keyhole.tsx'
import { State } from '../../../components/state.tsx'
import type { Denied } from '../access.ts'
import { WaysToPay } from './tokens-first.tsx'

const SignInRequired = ({ method }: { method: Method }) => {
  const back = new URLSearchParams({ redirect: `/input/${method.id}` })
  return (
    <State
      art={<Keyhole />}
      title={signInRequired.title}
      actions={
        <>
          <ButtonLink variant="primary" to={`/register?${back}`}>
            {signInRequired.register}
          </ButtonLink>
          <ButtonLink variant="secondary" to={`/login?${back}`}>
            {signInRequired.signIn}
          </ButtonLink>
        </>
      }
      after={
        <>
          <p className="note">{signInRequired.free}</p>
          <BackLink to="/">{oracle.backToOracle}</BackLink>
        </>
      }
    >
      <p>{signInRequired.lead(shelfNames[method.id])}</p>
    </State>
  )
}

const TokensRequired = ({ method }: { method: Method }) => (
  <State
    art={<Keyhole />}
    title={tokensRequired.title}
    actions={<WaysToPay method={method} />}
    after={
      <>
        <p className="note">{tokensRequired.writeFirst}</p>
        <BackLink to="/">{oracle.backToOracle}</BackLink>
      </>
    }
  >
    <p>{tokensRequired.lead(method.name)}</p>
  </State>
)

/** The gate in front of a premium method: sign-up for visitors, a purchase for readers without tokens. */
export const AccessGate = ({ method, reason }: { method: Method; reason: Denied }) => (
  <div className="wrap">
    <title>{common.pageTitle(method.name)}</title>
    {reason === 'signed-out' ? <SignInRequired method={method} /> : <TokensRequired method={method} />}
  </div>
)
