import type { Method } from '@sibyl/contracts/methods'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Keyhole } from '../../../components/keyhole.tsx'
import { State } from '../../../components/state.tsx'

/** For a method this build cannot answer yet. */
export const NotOpen = ({ method }: { method: Method }) => (
  <div className="wrap">
    <title>{`${method.name} · Sibyl`}</title>
    <BackLink to="/">Back to Methods</BackLink>
    <State
      art={<Keyhole />}
      title={`${method.name} is not open yet`}
      actions={
        <ButtonLink kind="p" to="/">
          Return Home
        </ButtonLink>
      }
    >
      <p>{method.blurb}</p>
      <p className="small">It is being prepared. Tarot and the daily card are open today.</p>
    </State>
  </div>
)
