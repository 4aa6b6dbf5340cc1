import { zodResolver } from '@hookform/resolvers/zod'
import { QUESTION_MAX, QUESTION_MIN } from '@sibyl/contracts/constants'
import { namedDraw } from '@sibyl/contracts/http/draws'
import { type Timeframe, tarotForm } from '@sibyl/contracts/http/reading-forms'
import type { Method } from '@sibyl/contracts/methods'
import type { z } from 'zod'
import { deck, tarot as texts } from '#texts/oracle-cards.ts'
import { TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useSealDrawQuery } from '../draws-api.ts'
import { lengthHint } from '../length-hint.ts'
import { spreadFor } from '../spreads.ts'
import { newSubmission } from '../submission.ts'
import { useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import { CutField } from './cut-field.tsx'
import { DeckAside } from './deck-aside.tsx'
import { SealedDeck } from './sealed-deck.tsx'
import { SendRow } from './send-row.tsx'
import { TimeframeTiles } from './timeframe-tiles.tsx'

/** The question, and the reader's cut, which goes beside it. */
const answers = tarotForm.extend({ cut: namedDraw.shape.cut })
type Answers = z.infer<typeof answers>

const fields = ['timeframe', 'question', 'cut'] as const

const unchosen = { said: deck.placesUnknown, places: ['', '', '', '', ''] }

export const TarotForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const premium = session.user?.tier === 'premium'
  // Each form gets a deck of its own: one that has been asked of is not sealed any more.
  const { currentData, isFetching, isError } = useSealDrawQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnReconnect: false })
  const draw = isFetching ? undefined : currentData
  const { register, values, submit, errors, isSubmitting } = useAskForm<Answers>(method.id, {
    resolver: zodResolver(answers),
    fields,
    empty: { question: '', cut: '' },
    toSubmission: ({ cut: given, ...formData }) => newSubmission(formData, { id: draw?.id, commitment: draw?.commitment, cut: given }),
  })
  const { timeframe, question, cut } = values
  const spread = timeframe ? spreadFor(timeframe as Timeframe, premium) : unchosen

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <TimeframeTiles premium={premium} error={errors.timeframe?.message} field={register('timeframe')} />
          <TextField
            label={texts.question}
            hint={lengthHint(question, QUESTION_MIN, QUESTION_MAX)}
            error={errors.question?.message}
            {...register('question')}
          />
          <SealedDeck draw={draw} failed={isError}>
            <CutField open={cut !== ''} error={errors.cut?.message} field={register('cut')} />
          </SealedDeck>
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <DeckAside {...spread} />
    </div>
  )
}
