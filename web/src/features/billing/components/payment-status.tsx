import { REDIRECT_COUNTDOWN_SECONDS } from '@sibyl/contracts/constants'
import { useNavigate } from 'react-router-dom'
import { paymentStatus as texts } from '#texts/billing-payment.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { useCountdown } from '../use-countdown.ts'
import { PaidSeal } from './paid-seal.tsx'
import { StatusScreen } from './status-screen.tsx'

export const Processing = ({ message }: { message: string }) => (
  <StatusScreen art={<Spinner label={texts.processingLabel} />} title={texts.processing}>
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
      title={texts.succeeded}
      actions={
        <>
          <Button variant="primary" onClick={home}>
            {common.returnHome}
          </Button>
          <Button onClick={onStay}>{texts.stay}</Button>
        </>
      }
      after={<p className="note nums">{texts.redirecting(left)}</p>}
    >
      <p role="status">{message}</p>
    </StatusScreen>
  )
}

type FailedProps = { title?: string; message: string; onTryAgain: () => void; onBack: () => void }

export const Failed = ({ title = texts.failed, message, onTryAgain, onBack }: FailedProps) => (
  <StatusScreen
    art={<Eclipse />}
    title={title}
    actions={
      <>
        <Button variant="primary" onClick={onTryAgain}>
          {common.tryAgain}
        </Button>
        <Button onClick={onBack}>{texts.backToPricing}</Button>
      </>
    }
  >
    <p role="alert">{message}</p>
  </StatusScreen>
)
