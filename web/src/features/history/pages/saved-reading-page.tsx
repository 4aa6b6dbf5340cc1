import { useParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { notWritten } from '#texts/history.ts'
import { savedReading, missing as texts } from '#texts/history-saved-reading.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Coming } from '../../../components/coming.tsx'
import { Constellation } from '../../../components/constellation.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useGetReadingQuery } from '../api.ts'
import { SavedReading } from '../components/saved-reading.tsx'
import '../history.css'

const Missing = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <State
    art={<Constellation />}
    title={texts.title}
    actions={
      <>
        <Button variant="primary" onClick={onAgain}>
          {common.tryAgain}
        </Button>
        <ButtonLink variant="secondary" to="/history">
          {texts.viewAll}
        </ButtonLink>
      </>
    }
  >
    <p role="alert">{message}</p>
  </State>
)

const Saved = ({ id }: { id: string }) => {
  const { currentData, isError, error, isFetching, refetch } = useGetReadingQuery(id)
  if (currentData?.status === 'failed') {
    return <Missing message={notWritten} onAgain={refetch} />
  }
  if (currentData) return <SavedReading reading={currentData} />
  if (isError && !isFetching) {
    const { status, message } = failureOf(error, '')
    return <Missing message={message || (status === 404 ? texts.unknown : texts.failed)} onAgain={refetch} />
  }
  return <Coming label={savedReading.opening} />
}

/** /reading/view/{readingId}: one reading of the history. */
export const SavedReadingPage = () => {
  const { readingId } = useParams()
  return (
    <div className="wrap kept">
      <title>{common.pageTitle(savedReading.pageTitle)}</title>
      <RequireSession signIn="/auth">
        <BackLink to="/history">{savedReading.back}</BackLink>
        {readingId ? <Saved key={readingId} id={readingId} /> : <Missing message={texts.withoutId} onAgain={() => location.reload()} />}
      </RequireSession>
    </div>
  )
}
