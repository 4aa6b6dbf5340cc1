import { REDIRECT_COUNTDOWN_SECONDS } from '@sibyl/contracts/constants'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paymentStatus as texts } from '#texts/billing-payment.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { forgetForm, rememberedForm } from '../../../lib/after-payment.ts'
import { useCountdown } from '../use-countdown.ts'
import { PaidSeal } from './paid-seal.tsx'
import { StatusScreen } from './status-screen.tsx'

export const Processing = ({ message }: { message: string }) => (
  <StatusScreen art={<Spinner label={texts.processingLabel} />} title={texts.processing}>
    <p role="status">{message}</p>
  </StatusScreen>
)

/** Redirects after a countdown, to the form that the reader left in order to pay or else home, unless the reader chooses to stay. */
export const Succeeded = ({ message, onStay }: { message: string; onStay: () => void }) => {
  const navigate = useNavigate()
  const [form] = useState(rememberedForm)
  const goOn = () => {
    forgetForm()
    navigate(form ? `/input/${form}` : '/', { replace: true })
  }
  const left = useCountdown(REDIRECT_COUNTDOWN_SECONDS, goOn)
  return (
    <StatusScreen
      art={<PaidSeal />}
      title={texts.succeeded}
      actions={
        <>
          <Button variant="primary" onClick={goOn}>
            {form ? texts.backToForm : common.returnHome}
          </Button>
          <Button onClick={onStay}>{texts.stay}</Button>
        </>
      }
      after={<p className="note nums">{form ? texts.returning(left) : texts.redirecting(left)}</p>}
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
