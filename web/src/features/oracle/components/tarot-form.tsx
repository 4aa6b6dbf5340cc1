import { zodResolver } from '@hookform/resolvers/zod'
import { QUESTION_MAX, QUESTION_MIN } from '@sibyl/contracts/constants'
import { type TarotForm as Answers, type Timeframe, tarotForm } from '@sibyl/contracts/http/reading-forms'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { keepDraft, keptDraft } from '../draft.ts'
import { lengthHint } from '../length-hint.ts'
import { spreadFor } from '../spreads.ts'
import { usePrepare } from '../use-prepare.ts'
import { AskHead } from './ask-head.tsx'
import { DeckAside } from './deck-aside.tsx'
import { SendRow } from './send-row.tsx'
import { TimeframeTiles } from './timeframe-tiles.tsx'

const unchosen = { said: 'Choose how far ahead, and the places are named.', places: ['', '', '', '', ''] }

export const TarotForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const premium = session.user?.tier === 'premium'
  const prepare = usePrepare(method.id)
  const { register, handleSubmit, watch, formState } = useForm<Answers>({
    resolver: zodResolver(tarotForm),
    defaultValues: { question: '', ...keptDraft(method.id) },
  })
  const { errors, isSubmitting } = formState
  const { timeframe, question } = watch()
  const spread = timeframe ? spreadFor(timeframe as Timeframe, premium) : unchosen

  useEffect(() => keepDraft(method.id, { timeframe, question }), [method.id, timeframe, question])

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title="Put one thing to the cards">
          Ask about what you can see and touch. An open question gives the cards more room than one that ends in yes or no.
        </AskHead>
        <form noValidate onSubmit={handleSubmit(prepare)}>
          <TimeframeTiles premium={premium} error={errors.timeframe?.message} field={register('timeframe')} />
          <TextField
            label="Your question"
            hint={lengthHint(question, QUESTION_MIN, QUESTION_MAX)}
            error={errors.question?.message}
            {...register('question')}
          />
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <DeckAside {...spread} />
    </div>
  )
}
