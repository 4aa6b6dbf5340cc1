import { REDIRECT_COUNTDOWN_SECONDS } from '@sibyl/contracts/constants'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { counted } from '../../../lib/format.ts'
import { useCountdown } from '../use-countdown.ts'
import { PaidSeal } from './paid-seal.tsx'
import { StatusScreen } from './status-screen.tsx'

export const Processing = ({ message }: { message: string }) => (
  <StatusScreen art={<Spinner label="Processing" />} title="Processing Payment">
    <p role="status">{message}</p>
  </StatusScreen>
)

/** Leads home by itself after a while, unless one wants to stay. */
export const Succeeded = ({ message, onStay }: { message: string; onStay: () => void }) => {
  const navigate = useNavigate()
  const home = () => navigate('/', { replace: true })
  const left = useCountdown(REDIRECT_COUNTDOWN_SECONDS, home)
  return (
    <StatusScreen
      art={<PaidSeal />}
      title="Payment Successful!"
      actions={
        <>
          <Button kind="p" onClick={home}>
            Return Home
          </Button>
          <Button onClick={onStay}>Stay Here</Button>
        </>
      }
      after={<p className="note nums">Redirecting to the main page in {counted(left, 'second')}...</p>}
    >
      <p role="status">{message}</p>
    </StatusScreen>
  )
}

type FailedProps = { title?: string; message: string; onTryAgain: () => void; onBack: () => void }

export const Failed = ({ title = 'Payment Failed', message, onTryAgain, onBack }: FailedProps) => (
  <StatusScreen
    art={<Eclipse />}
    title={title}
    actions={
      <>
        <Button kind="p" onClick={onTryAgain}>
          Try Again
        </Button>
        <Button onClick={onBack}>Back to Pricing</Button>
      </>
    }
  >
    <p role="alert">{message}</p>
  </StatusScreen>
)
