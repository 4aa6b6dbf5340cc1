import { ButtonLink } from '../components/button.tsx'
import { Constellation } from '../components/constellation.tsx'
import { State } from '../components/state.tsx'

export const NotFoundPage = () => (
  <div className="wrap">
    <title>Page not found · Sibyl</title>
    <meta name="robots" content="noindex" />
    <State
      art={<Constellation />}
      title="Nothing is charted here"
      actions={
        <ButtonLink kind="p" to="/">
          Return Home
        </ButtonLink>
      }
    >
      <p>The page you asked for has moved, or never was.</p>
    </State>
  </div>
)
