import { ButtonLink } from '../../../components/button.tsx'
import { Constellation } from '../../../components/constellation.tsx'
import { State } from '../../../components/state.tsx'

export const NotFound = ({ title }: { title: string }) => (
  <div className="wrap">
    <title>{`${title} · Sibyl`}</title>
    <State
      art={<Constellation />}
      title={title}
      actions={
        <ButtonLink kind="p" to="/">
          Return Home
        </ButtonLink>
      }
    >
      <p>There are seven ways to ask, and this is none of them.</p>
    </State>
  </div>
)
