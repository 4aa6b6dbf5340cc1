import type { Timeframe } from '@sibyl/contracts/http/reading-forms'
import { type Method, methodById } from '@sibyl/contracts/methods'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { offline as texts } from '#texts/offline.tsx'
import { oracle } from '#texts/oracle.ts'
import { untitled } from '#texts/oracle-reading.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { OfflineState } from '../../../components/offline-state.tsx'
import { useOffline } from '../../../lib/online.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { DeleteReading } from '../../../reading/deletion/delete-reading.tsx'
import { ReadingView } from '../../../reading/view/reading-view.tsx'
import { AccessGate } from '../components/access-gate.tsx'
import { Comfort } from '../components/comfort.tsx'
import { Disrupted } from '../components/disrupted.tsx'
import { NotFound } from '../components/not-found.tsx'
import { Waiting } from '../components/waiting.tsx'
import { useLazySealDrawQuery } from '../draws-api.ts'
import { whatIsKept } from '../kept.ts'
import { receiptFor } from '../receipt.ts'
import { spreadFor } from '../spreads.ts'
import { handover, newSubmission, type Submission, type SubmittedDraw, submissionFor } from '../submission.ts'
import { type Refused, type Retry, useGeneration } from '../use-generation.ts'

/** How many places to show while nothing is known of the reading. */
const placesFor = (method: Method, { formData }: Submission, premium: boolean) =>
  method.id === 'tarot' ? spreadFor((formData.timeframe as Timeframe | undefined) ?? 'week', premium).places.length : 1

type AskedProps = { method: Method; submission: Submission; onRestart: () => void }

const Asked = ({ method, submission, onRestart }: AskedProps) => {
  const navigate = useNavigate()
  const session = useSession()
  const [attempt, setAttempt] = useState(0)
  const generation = useGeneration(method, submission, attempt)
  const premium = session.user?.tier === 'premium'

  const retry = (how: Retry) => {
    if (how === 'same') setAttempt(attempt + 1)
    if (how === 'restart') onRestart()
    if (how === 'form')
      navigate(`/input/${method.id}`, { state: { fields: generation.state === 'failed' ? generation.fields : [] } satisfies Refused })
  }

  switch (generation.state) {
    case 'unknown-method':
      return <NotFound title={oracle.readingNotFound} />
    case 'deleted':
      return <Navigate to={`/input/${method.id}`} replace />
    case 'denied':
      return <AccessGate method={method} reason={generation.reason} />
    case 'waiting':
      return (
        <div className="wrap">
          <Waiting method={method} places={placesFor(method, submission, premium)} kept={session.status === 'signed-in'} />
        </div>
      )
    case 'written':
      return (
        <div className="wrap">
          <BackLink to="/">{oracle.backToOracle}</BackLink>
          <ReadingView
            reading={generation.reading}
            text={generation.text}
            dealt={generation.dealt}
            untitled={untitled[method.id]}
            receipt={receiptFor(method, generation.reading)}
            promised={submission.draw?.commitment}
            {...(session.status === 'signed-in' && {
              tools: <DeleteReading reading={generation.reading} onDeleted={() => navigate('/history', { replace: true })} />,
            })}
          />
        </div>
      )
    case 'comforted':
      return <Comfort message={generation.message} />
    case 'offline':
      return <OfflineState of={method.premium ? texts.reading : texts.dailyCard} onAgain={() => retry('same')} />
    case 'failed':
      return (
        <Disrupted
          message={generation.message}
          kept={whatIsKept(method, generation.returned, session)}
          onAgain={() => retry(generation.retry)}
        />
      )
    default:
      return generation satisfies never
  }
}

const ForMethod = ({ method }: { method: Method }) => {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const session = useSession()
  // A daily card needs no form and no memory of ours: the server knows whether it was drawn.
  const [submission, setSubmission] = useState(() => (method.premium ? submissionFor(method.id, state) : newSubmission({})))

  // Without a connection there is no knowing who reads. What is shown then stays when the connection is back.
  const restoring = session.status === 'restoring'
  const offline = useOffline()
  const [shownOffline, setShownOffline] = useState(false)
  if (restoring && offline && !shownOffline) setShownOffline(true)

  const [seal] = useLazySealDrawQuery()

  /** The same words under a new key, with a newly sealed deck: the old one has been seen. */
  const resealed = async ({ cut }: SubmittedDraw): Promise<SubmittedDraw> => {
    const { data } = await seal()
    return { id: data?.id, commitment: data?.commitment, cut }
  }
  const askAnew = async ({ formData, draw }: Submission) => {
    const next = newSubmission(formData, draw && (await resealed(draw)))
    setSubmission(next)
    navigate(pathname, { replace: true, state: handover(next) })
  }

  // What was asked is its reader's: to a visitor it is not there until they are that reader again.
  if (!submission && session.status === 'anonymous') return <AccessGate method={method} reason="signed-out" />
  if (!submission) return <Navigate to={`/input/${method.id}`} replace />
  if (restoring && !shownOffline) {
    return (
      <div className="wrap">
        <Waiting method={method} places={placesFor(method, submission, false)} kept={true} />
      </div>
    )
  }
  return <Asked key={submission.key} method={method} submission={submission} onRestart={() => void askAnew(submission)} />
}

/** /reading/{methodId}: a reading is asked for, comes about, and stands. */
export const ReadingPage = () => {
  const { methodId = '' } = useParams()
  const method = methodById(methodId)
  if (!method) return <NotFound title={oracle.readingNotFound} />
  return <ForMethod key={method.id} method={method} />
}
