import { useState } from 'react'
import { dataDownload } from '#texts/account-settings.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { download } from '../../../lib/download.ts'
import { failureOf } from '../../../lib/failure.ts'
import { authorizedFetch } from '../../../lib/reauth.ts'

/** The name the server gives the file. */
const nameOf = (answer: Response): string => /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'data.json'

/** Everything that is held about the reader, as a file. Not a link: the call needs the session. */
export const DownloadData = () => {
  const [state, setState] = useState<'idle' | 'busy' | { failed: string }>('idle')
  const fetchData = async () => {
    setState('busy')
    try {
      const answer = await authorizedFetch('/auth/export')
      if (answer.ok) {
        download(await answer.blob(), nameOf(answer))
        setState('idle')
      } else setState({ failed: failureOf(await answer.json(), dataDownload.failed).message })
    } catch {
      setState({ failed: dataDownload.failed })
    }
  }
  return (
    <div className="listed">
      <Button busy={state === 'busy'} onClick={fetchData}>
        {state === 'busy' ? dataDownload.submitting : dataDownload.submit}
      </Button>
      {typeof state === 'object' && <Notice kind="bad">{state.failed}</Notice>}
    </div>
  )
}
