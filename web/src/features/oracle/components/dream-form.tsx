import {
  type DreamForm as Answers,
  DREAM_FEELINGS_MAX,
  DREAM_LIFE_MAX,
  DREAM_MAX,
  DREAM_MIN,
  dreamForm,
} from '@sibyl/contracts/http/reading-forms-dream'
import type { Method } from '@sibyl/contracts/methods'
import { dream as texts } from '#texts/oracle-dream.ts'
import { form } from '#texts/oracle-form.ts'
import { TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { useHeardSymbols } from '../dream-api.ts'
import { lengthHint } from '../length-hint.ts'
import { newSubmission } from '../submission.ts'
import { useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import { DreamAside } from './dream-aside.tsx'
import { HeardSymbols } from './heard-symbols.tsx'
import { SendRow } from './send-row.tsx'

const fields = ['dreamDescription', 'dreamEmotions', 'currentLifeSituation', 'removedSymbols'] as const

const optional = (text: string, most: number) => (text ? lengthHint(text, 0, most) : form.optional)

export const DreamForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const { register, values, setValue, submit, errors, isSubmitting } = useAskForm<Answers>(method.id, {
    schema: dreamForm,
    fields,
    empty: { dreamDescription: '', dreamEmotions: '', currentLifeSituation: '', removedSymbols: [] },
    toSubmission: ({ removedSymbols = [], ...answers }) =>
      newSubmission(removedSymbols.length > 0 ? { ...answers, removedSymbols } : answers),
  })
  const { dreamDescription, dreamEmotions = '', currentLifeSituation = '', removedSymbols = [] } = values
  const heard = useHeardSymbols(dreamDescription)

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <TextField
            label={texts.description}
            rows={9}
            hint={lengthHint(dreamDescription, DREAM_MIN, DREAM_MAX)}
            error={errors.dreamDescription?.message}
            {...register('dreamDescription')}
          />
          <HeardSymbols heard={heard} removed={removedSymbols} onChange={(removed) => setValue('removedSymbols', removed)} />
          <TextField
            label={texts.feelings}
            rows={2}
            placeholder={texts.feelingsExample}
            hint={optional(dreamEmotions, DREAM_FEELINGS_MAX)}
            error={errors.dreamEmotions?.message}
            {...register('dreamEmotions')}
          />
          <TextField
            label={texts.life}
            rows={3}
            hint={optional(currentLifeSituation, DREAM_LIFE_MAX)}
            error={errors.currentLifeSituation?.message}
            {...register('currentLifeSituation')}
          />
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <DreamAside premium={session.user?.tier === 'premium'} />
    </div>
  )
}
