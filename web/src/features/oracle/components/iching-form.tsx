import { type IchingForm as Answers, ichingForm, SITUATION_MAX, SITUATION_MIN } from '@sibyl/contracts/http/reading-forms-iching'
import type { Method } from '@sibyl/contracts/methods'
import { iching as texts } from '#texts/oracle-iching.ts'
import { TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { lengthHint } from '../length-hint.ts'
import { useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import { LinesAside } from './lines-aside.tsx'
import { SendRow } from './send-row.tsx'

const fields = ['situation'] as const

export const IchingForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const { register, values, submit, errors, isSubmitting } = useAskForm<Answers>(method.id, {
    schema: ichingForm,
    fields,
    empty: { situation: '' },
  })
  const { situation } = values

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <TextField
            label={texts.situation}
            rows={7}
            hint={lengthHint(situation, SITUATION_MIN, SITUATION_MAX)}
            error={errors.situation?.message}
            {...register('situation')}
          />
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <LinesAside premium={session.user?.tier === 'premium'} />
    </div>
  )
}
