import { zodResolver } from '@hookform/resolvers/zod'
import { NAME_MAX } from '@sibyl/contracts/constants'
import { type LoveForm as Answers, LOVE_MAX, LOVE_MIN, loveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Method } from '@sibyl/contracts/methods'
import { useForm } from 'react-hook-form'
import { form } from '#texts/oracle-form.ts'
import { love as texts } from '#texts/oracle-love.ts'
import { Field, TextField } from '../../../components/field.tsx'
import { useKeepDraft, useKeptDraft } from '../../../lib/draft.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { lengthHint } from '../length-hint.ts'
import { usePrepare } from '../use-prepare.ts'
import { useRefused } from '../use-refused.ts'
import { AskHead } from './ask-head.tsx'
import { LoveAside } from './love-aside.tsx'
import { SendRow } from './send-row.tsx'

const fields = ['relationshipContext', 'yourName', 'partnerName'] as const

const optional = (name: string) => (name ? lengthHint(name, 0, NAME_MAX) : form.optional)

export const LoveForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const prepare = usePrepare(method.id)
  const kept = useKeptDraft(method.id)
  const { register, handleSubmit, watch, setError, formState } = useForm<Answers>({
    resolver: zodResolver(loveForm),
    defaultValues: { yourName: '', partnerName: '', relationshipContext: '', ...kept },
  })
  const { errors, isSubmitting } = formState
  const { yourName = '', partnerName = '', relationshipContext } = watch()

  useKeepDraft(method.id, { yourName, partnerName, relationshipContext })
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
            hint={lengthHint(relationshipContext, LOVE_MIN, LOVE_MAX)}
            error={errors.relationshipContext?.message}
            {...register('relationshipContext')}
          />
          <Field
            label={texts.yourName}
            autoComplete="off"
            hint={optional(yourName)}
            error={errors.yourName?.message}
            {...register('yourName')}
          />
          <Field
            label={texts.theirName}
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
