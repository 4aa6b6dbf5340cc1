import type { Method } from '@sibyl/contracts/methods'
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
      title="Sign In Required"
      actions={
        <>
          <ButtonLink kind="p" to={`/register?${back}`}>
            Create Free Account
          </ButtonLink>
          <ButtonLink kind="s" to={`/login?${back}`}>
            Sign In
          </ButtonLink>
        </>
      }
      after={
        <>
          <p className="note">Free accounts include daily card readings.</p>
          <BackLink to="/">Back to Oracle</BackLink>
        </>
      }
    >
      <p>{`Create an account or sign in to access ${method.name} readings and unlock your mystical journey.`}</p>
    </State>
  )
}

const TokensRequired = ({ method }: { method: Method }) => (
  <State
    art={<Keyhole />}
    title="Premium Reading"
    actions={
      <>
        <ButtonLink kind="p" to="/pricing#tokens">
          Purchase Oracle Tokens
        </ButtonLink>
        <ButtonLink kind="s" to="/pricing#subscription">
          Upgrade to Premium
        </ButtonLink>
      </>
    }
    after={<BackLink to="/">Back to Oracle</BackLink>}
  >
    <p>{`${method.name} requires Oracle Tokens or a premium subscription to unlock deeper insights.`}</p>
  </State>
)

/** What stands before a premium method when it may not be asked: a door for visitors, a till for readers without tokens. */
export const AccessGate = ({ method, reason }: { method: Method; reason: Denied }) => (
  <div className="wrap">
    <title>{`${method.name} · Sibyl`}</title>
    {reason === 'signed-out' ? <SignInRequired method={method} /> : <TokensRequired method={method} />}
  </div>
)
