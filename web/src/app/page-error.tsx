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

/** All ways on load anew, because what is in memory may be what is broken. */
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

/** When a page breaks or cannot be loaded. */
export const PageError = ({ error }: { error: unknown }) => {
  // What it was then, not what it is now: once the connection is back, the page is loaded anew.
  const [offline] = useState(isOffline)
  return offline && isMissingFile(error) ? <OfflineState of={texts.page} onAgain={loadAnew} /> : <Broken error={error} />
}
