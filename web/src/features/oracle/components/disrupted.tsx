import { common } from '#texts/common.ts'
import { oracle } from '#texts/oracle.ts'
import { disrupted } from '#texts/oracle-reading.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'

type DisruptedProps = { message: string; notLost?: string | undefined; onAgain: () => void }

/** A reading that failed; `notLost` says what the reader still has. */
export const Disrupted = ({ message, notLost, onAgain }: DisruptedProps) => (
  <div className="wrap">
    <title>{common.pageTitle(disrupted.title)}</title>
    <BackLink to="/">{oracle.backToOracle}</BackLink>
    <div role="alert" className="disrupted">
      <State
        art={<Eclipse />}
        title={disrupted.title}
        actions={
          <>
            <Button variant="primary" onClick={onAgain}>
              {common.tryAgain}
            </Button>
            <ButtonLink variant="secondary" to="/">
              {common.returnHome}
            </ButtonLink>
          </>
        }
      >
        <p>{message}</p>
        {notLost && <p className="small nums">{notLost}</p>}
      </State>
    </div>
  </div>
)
