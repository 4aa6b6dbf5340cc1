import { zodResolver } from '@hookform/resolvers/zod'
import { type IchingForm as Answers, ichingForm, SITUATION_MAX, SITUATION_MIN } from '@sibyl/contracts/http/reading-forms-iching'
import type { Method } from '@sibyl/contracts/methods'
import { useForm } from 'react-hook-form'
import { iching as texts } from '#texts/oracle-iching.ts'
import { TextField } from '../../../components/field.tsx'
import { useKeepDraft, useKeptDraft } from '../../../lib/draft.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { lengthHint } from '../length-hint.ts'
import { usePrepare } from '../use-prepare.ts'
import { useRefused } from '../use-refused.ts'
import { AskHead } from './ask-head.tsx'
import { LinesAside } from './lines-aside.tsx'
import { SendRow } from './send-row.tsx'

const fields = ['situation'] as const

export const IchingForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const prepare = usePrepare(method.id)
  const kept = useKeptDraft(method.id)
  const { register, handleSubmit, watch, setError, formState } = useForm<Answers>({
    resolver: zodResolver(ichingForm),
    defaultValues: { situation: '', ...kept },
  })
  const { errors, isSubmitting } = formState
  const { situation } = watch()

  useKeepDraft(method.id, { situation })
  useRefused<Answers>(fields, setError)

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={handleSubmit(prepare)}>
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
