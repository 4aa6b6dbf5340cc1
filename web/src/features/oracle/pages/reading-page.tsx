import type { Timeframe } from '@sibyl/contracts/http/reading-forms-tarot'
import { type Method, methodById } from '@sibyl/contracts/methods'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { untitled } from '#texts/methods.ts'
import { offline as texts } from '#texts/offline.tsx'
import { oracle } from '#texts/oracle.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { OfflineState } from '../../../components/offline-state.tsx'
import { useOffline } from '../../../lib/online.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { DeleteReading } from '../../../reading/deletion/delete-reading.tsx'
import { ReadingView } from '../../../reading/view/reading-view.tsx'
import { Disrupted } from '../components/disrupted.tsx'
import { NotFound } from '../components/not-found.tsx'
import { Waiting } from '../components/waiting.tsx'
import { cutWith } from '../cut.ts'
import { useLazySealDrawQuery } from '../draws-api.ts'
import type { Retry } from '../generation.ts'
import { notLost } from '../not-lost.ts'
import { receiptFor } from '../receipt.ts'
import { spreadFor } from '../spreads.ts'
import { useGetSpreadsQuery } from '../spreads-api.ts'
import { handover, newSubmission, type Submission, type SubmittedDraw, submissionFor } from '../submission.ts'
import { useGeneration } from '../use-generation.ts'
import type { Refused } from '../use-refused.ts'

/** Its first moments need what a saved reading does without. */
void import('../../../reading/view/table.ts')

const AccessGate = lazy(async () => ({ default: (await import('../components/access-gate.tsx')).AccessGate }))
const AfterDailyCard = lazy(async () => ({ default: (await import('../components/after-daily-card.tsx')).AfterDailyCard }))
const FaceDown = lazy(async () => ({ default: (await import('../components/face-down.tsx')).FaceDown }))
const Comfort = lazy(async () => ({ default: (await import('../components/comfort.tsx')).Comfort }))

/** How many positions to show while nothing is known of the reading. */
const usePositions = (method: Method, { formData }: Submission, premium: boolean): number => {
  const { data: spreads } = useGetSpreadsQuery(undefined, { skip: !formData.spread })
  const chosen = spreads?.find(({ id }) => id === formData.spread)
  if (method.id !== 'tarot') return 1
  return (chosen?.places ?? spreadFor((formData.timeframe as Timeframe | undefined) ?? 'week', premium).positions).length
}

type LayingProps = { method: Method; submission: Submission; premium: boolean; mayLeave: boolean }

const Laying = ({ method, submission, premium, mayLeave }: LayingProps) => (
  <div className="wrap">
    <Waiting method={method} positions={usePositions(method, submission, premium)} mayLeave={mayLeave} />
  </div>
)

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
      return <Laying method={method} submission={submission} premium={premium} mayLeave={session.status === 'signed-in'} />
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
            next={
              method.id === 'daily-card' && (
                <Suspense fallback={null}>
                  <AfterDailyCard signedIn={session.status === 'signed-in'} />
                </Suspense>
              )
            }
            {...(session.status === 'signed-in' && {
              asks: true,
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
          notLost={notLost(method, generation.returned, session)}
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
  // A daily card needs no form and no stored request: the server knows whether it was drawn.
  const [submission, setSubmission] = useState(() => (method.premium ? submissionFor(method.id, state) : newSubmission({})))

  // A reminder opens the back of the card; the reader turns it.
  const [params] = useSearchParams()
  const [faceDown, setFaceDown] = useState(method.id === 'daily-card' && params.has('facedown'))

  // Offline, the reader cannot be identified. This view stays when the connection is back.
  const restoring = session.status === 'restoring'
  const offline = useOffline()
  const [shownOffline, setShownOffline] = useState(false)
  if (restoring && offline && !shownOffline) setShownOffline(true)

  const [seal] = useLazySealDrawQuery()

  /** The same words under a new key, with a newly sealed deck and new random bytes: the old ones have been seen. */
  const resealed = async ({ words, picks }: SubmittedDraw): Promise<SubmittedDraw> => {
    const { data } = await seal()
    return { id: data?.id, seal: data?.seal, words, cut: cutWith(words), ...(picks && { picks }) }
  }
  const askAnew = async ({ formData, draw }: Submission) => {
    const next = newSubmission(formData, draw && (await resealed(draw)))
    setSubmission(next)
    navigate(pathname, { replace: true, state: handover(next) })
  }

  // A request belongs to its reader: a visitor does not see it until they sign in as that reader.
  if (!submission && session.status === 'anonymous') return <AccessGate method={method} reason="signed-out" />
  if (!submission) return <Navigate to={`/input/${method.id}`} replace />
  if (restoring && !shownOffline) {
    return <Laying method={method} submission={submission} premium={false} mayLeave />
  }
  if (faceDown) return <FaceDown signedIn={session.status === 'signed-in'} onTurn={() => setFaceDown(false)} />
  return <Asked key={submission.key} method={method} submission={submission} onRestart={() => void askAnew(submission)} />
}

/** /reading/{methodId}: requests a reading, shows it while it is written, and keeps showing it. */
export const ReadingPage = () => {
  const { methodId = '' } = useParams()
  const method = methodById(methodId)
  if (!method) return <NotFound title={oracle.readingNotFound} />
  return (
    <Suspense fallback={null}>
      <ForMethod key={method.id} method={method} />
    </Suspense>
  )
}
