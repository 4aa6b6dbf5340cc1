import { zodResolver } from '@hookform/resolvers/zod'
import { NAME_MAX } from '@sibyl/contracts/constants'
import { type LoveForm as Answers, LOVE_MAX, LOVE_MIN, loveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Field, TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { keepDraft, keptDraft } from '../draft.ts'
import { lengthHint } from '../length-hint.ts'
import { usePrepare } from '../use-prepare.ts'
import { AskHead } from './ask-head.tsx'
import { LoveAside } from './love-aside.tsx'
import { SendRow } from './send-row.tsx'

const optional = (name: string) => (name ? lengthHint(name, 0, NAME_MAX) : 'Optional')

export const LoveForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const prepare = usePrepare(method.id)
  const { register, handleSubmit, watch, formState } = useForm<Answers>({
    resolver: zodResolver(loveForm),
    defaultValues: { yourName: '', partnerName: '', relationshipContext: '', ...keptDraft(method.id) },
  })
  const { errors, isSubmitting } = formState
  const { yourName = '', partnerName = '', relationshipContext } = watch()

  useEffect(
    () => keepDraft(method.id, { yourName, partnerName, relationshipContext }),
    [method.id, yourName, partnerName, relationshipContext],
  )

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title="Two people, and what passes between">
          Tell your side: how you met or parted, what is good, what is hard, what you would like to understand.
        </AskHead>
        <form noValidate onSubmit={handleSubmit(prepare)}>
          <TextField
            label="Your situation"
            rows={7}
            hint={lengthHint(relationshipContext, LOVE_MIN, LOVE_MAX)}
            error={errors.relationshipContext?.message}
            {...register('relationshipContext')}
          />
          <Field
            label="Your name"
            autoComplete="off"
            hint={optional(yourName)}
            error={errors.yourName?.message}
            {...register('yourName')}
          />
          <Field
            label="Their name"
            autoComplete="off"
            hint={optional(partnerName)}
            error={errors.partnerName?.message}
            {...register('partnerName')}
          />
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <LoveAside premium={session.user?.tier === 'premium'} named={[yourName, partnerName].filter((name) => name.trim()).length} />
    </div>
  )
}
