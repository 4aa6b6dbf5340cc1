import type { Method } from '@sibyl/contracts/methods'
import { common } from '#texts/common.ts'
import { oracle, signInRequired, tokensRequired } from '#texts/oracle.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Keyhole } from '../../../components/keyhole.tsx'
import { State } from '../../../components/state.tsx'
import type { Denied } from '../access.ts'

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
      <p>{signInRequired.lead(method.name)}</p>
    </State>
  )
}

const TokensRequired = ({ method }: { method: Method }) => (
  <State
    art={<Keyhole />}
    title={tokensRequired.title}
    actions={
      <>
        <ButtonLink variant="primary" to="/pricing#tokens">
          {tokensRequired.tokens}
        </ButtonLink>
        <ButtonLink variant="secondary" to="/pricing#subscription">
          {tokensRequired.subscription}
        </ButtonLink>
      </>
    }
    after={<BackLink to="/">{oracle.backToOracle}</BackLink>}
  >
    <p>{tokensRequired.lead(method.name)}</p>
  </State>
)

/** What stands before a premium method when it may not be asked: a door for visitors, a till for readers without tokens. */
export const AccessGate = ({ method, reason }: { method: Method; reason: Denied }) => (
  <div className="wrap">
    <title>{common.pageTitle(method.name)}</title>
    {reason === 'signed-out' ? <SignInRequired method={method} /> : <TokensRequired method={method} />}
  </div>
)
