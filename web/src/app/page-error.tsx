import { Button } from '../components/button.tsx'
import { Eclipse } from '../components/eclipse.tsx'
import { State } from '../components/state.tsx'

const isMissingFile = (error: unknown) => error instanceof TypeError && /import|module|fetch/i.test(error.message)

/** When a page breaks or cannot be loaded. Both ways on load anew, because what is in memory may be what is broken. */
export const PageError = ({ error }: { error: unknown }) => (
  <div className="wrap">
    <title>Something went wrong · Sibyl</title>
    <State
      art={<Eclipse />}
      title="This page did not open"
      actions={
        <>
          <Button kind="p" onClick={() => location.reload()}>
            Try Again
          </Button>
          <a className="btn s" href="/">
            Return Home
          </a>
        </>
      }
    >
      <p role="alert">
        {isMissingFile(error)
          ? 'Part of it could not be loaded. Please check your connection and try again.'
          : 'Something went wrong on our side. Please try again.'}
      </p>
    </State>
  </div>
)
