import { useState } from 'react'
import { common } from '#texts/common.ts'
import { offline as texts } from '#texts/offline.tsx'
import { pageError } from '#texts/page-error.ts'
import { Button } from '../components/button.tsx'
import { Eclipse } from '../components/eclipse.tsx'
import { OfflineState } from '../components/offline-state.tsx'
import { State } from '../components/state.tsx'
import { isOffline } from '../lib/online.ts'

const isMissingFile = (error: unknown) => error instanceof TypeError && /import|module|fetch/i.test(error.message)

/** Every link here reloads the page, because the state in memory may be broken. */
const loadAnew = () => location.reload()

const Broken = ({ error }: { error: unknown }) => (
  <div className="wrap">
    <title>{common.pageTitle(pageError.pageTitle)}</title>
    <State
      art={<Eclipse />}
      title={pageError.title}
      actions={
        <>
          <Button variant="primary" onClick={loadAnew}>
            {common.tryAgain}
          </Button>
          <a className="btn secondary" href="/">
            {common.returnHome}
          </a>
        </>
      }
    >
      <p role="alert">{isMissingFile(error) ? pageError.missingFile : pageError.broken}</p>
    </State>
  </div>
)

/** Shown when a page throws or cannot be loaded. */
export const PageError = ({ error }: { error: unknown }) => {
  // The state at the time of the error: once the connection is back, the page reloads.
  const [offline] = useState(isOffline)
  return offline && isMissingFile(error) ? <OfflineState of={texts.page} onAgain={loadAnew} /> : <Broken error={error} />
}
