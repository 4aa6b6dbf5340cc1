import { zodResolver } from '@hookform/resolvers/zod'
import { type IchingForm as Answers, ichingForm, SITUATION_MAX, SITUATION_MIN } from '@sibyl/contracts/http/reading-forms-iching'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { keepDraft, keptDraft } from '../draft.ts'
import { lengthHint } from '../length-hint.ts'
import { usePrepare } from '../use-prepare.ts'
import { AskHead } from './ask-head.tsx'
import { LinesAside } from './lines-aside.tsx'
import { SendRow } from './send-row.tsx'

export const IchingForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const prepare = usePrepare(method.id)
  const { register, handleSubmit, watch, formState } = useForm<Answers>({
    resolver: zodResolver(ichingForm),
    defaultValues: { situation: '', ...keptDraft(method.id) },
  })
  const { errors, isSubmitting } = formState
  const { situation } = watch()

  useEffect(() => keepDraft(method.id, { situation }), [method.id, situation])

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title="Describe where you stand">
          The I Ching answers situations better than questions. Say what is going on, who is in it, and what you might do.
        </AskHead>
        <form noValidate onSubmit={handleSubmit(prepare)}>
          <TextField
            label="Your situation"
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
