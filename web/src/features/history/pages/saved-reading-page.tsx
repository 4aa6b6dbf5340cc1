import { useParams } from 'react-router-dom'
import { BackLink } from '../../../components/back-link.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Constellation } from '../../../components/constellation.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useGetReadingQuery } from '../api.ts'
import { SavedReading } from '../components/saved-reading.tsx'
import '../history.css'

const WITHOUT_ID = 'No reading ID provided'

const Missing = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <State
    art={<Constellation />}
    title="Reading Not Found"
    actions={
      <>
        <Button kind="p" onClick={onAgain}>
          Try Again
        </Button>
        <ButtonLink kind="s" to="/history">
          View All Readings
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
    return <Missing message="This reading could not be written. Nothing was charged for it." onAgain={refetch} />
  }
  if (currentData) return <SavedReading reading={currentData} />
  if (isError && !isFetching) {
    const { status, message } = failureOf(error, 'Failed to load reading')
    return <Missing message={status === 404 ? 'The requested reading could not be found' : message} onAgain={refetch} />
  }
  return (
    <p className="vh" role="status">
      Opening your reading
    </p>
  )
}

/** /reading/view/{readingId}: one reading from the shelf. */
export const SavedReadingPage = () => {
  const { readingId } = useParams()
  return (
    <div className="wrap kept">
      <title>Saved reading · Sibyl</title>
      <RequireSession signIn="/auth">
        <BackLink to="/history">Back to History</BackLink>
        {readingId ? <Saved key={readingId} id={readingId} /> : <Missing message={WITHOUT_ID} onAgain={() => location.reload()} />}
      </RequireSession>
    </div>
  )
}
