import { zodResolver } from '@hookform/resolvers/zod'
import {
  type DreamForm as Answers,
  DREAM_FEELINGS_MAX,
  DREAM_LIFE_MAX,
  DREAM_MAX,
  DREAM_MIN,
  dreamForm,
} from '@sibyl/contracts/http/reading-forms-dream'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { keepDraft, keptDraft } from '../draft.ts'
import { lengthHint } from '../length-hint.ts'
import { usePrepare } from '../use-prepare.ts'
import { AskHead } from './ask-head.tsx'
import { DreamAside } from './dream-aside.tsx'
import { SendRow } from './send-row.tsx'

const optional = (text: string, most: number) => (text ? lengthHint(text, 0, most) : 'Optional')

export const DreamForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const prepare = usePrepare(method.id)
  const { register, handleSubmit, watch, formState } = useForm<Answers>({
    resolver: zodResolver(dreamForm),
    defaultValues: { dreamDescription: '', dreamEmotions: '', currentLifeSituation: '', ...keptDraft(method.id) },
  })
  const { errors, isSubmitting } = formState
  const { dreamDescription, dreamEmotions = '', currentLifeSituation = '' } = watch()

  useEffect(
    () => keepDraft(method.id, { dreamDescription, dreamEmotions, currentLifeSituation }),
    [method.id, dreamDescription, dreamEmotions, currentLifeSituation],
  )

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title="Tell it before it fades">
          Write the dream as it comes, in its own order. Who was there, where it was, what changed. Odd details are welcome.
        </AskHead>
        <form noValidate onSubmit={handleSubmit(prepare)}>
          <TextField
            label="Your dream"
            rows={9}
            hint={lengthHint(dreamDescription, DREAM_MIN, DREAM_MAX)}
            error={errors.dreamDescription?.message}
            {...register('dreamDescription')}
          />
          <TextField
            label="How it felt"
            rows={2}
            placeholder="In the dream, and on waking"
            hint={optional(dreamEmotions, DREAM_FEELINGS_MAX)}
            error={errors.dreamEmotions?.message}
            {...register('dreamEmotions')}
          />
          <TextField
            label="What your days are like just now"
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
