import { BackLink } from '../../../components/back-link.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'

type DisruptedProps = { message: string; kept?: string | undefined; onAgain: () => void }

/** A reading that did not come about; `kept` says what was not lost. */
export const Disrupted = ({ message, kept, onAgain }: DisruptedProps) => (
  <div className="wrap">
    <title>The Cosmic Energies Are Disrupted · Sibyl</title>
    <BackLink to="/">Back to Oracle</BackLink>
    <div role="alert" className="disrupted">
      <State
        art={<Eclipse />}
        title="The Cosmic Energies Are Disrupted"
        actions={
          <>
            <Button kind="p" onClick={onAgain}>
              Try Again
            </Button>
            <ButtonLink kind="s" to="/">
              Return Home
            </ButtonLink>
          </>
        }
      >
        <p>{message}</p>
        {kept && <p className="small nums">{kept}</p>}
      </State>
    </div>
  </div>
)
