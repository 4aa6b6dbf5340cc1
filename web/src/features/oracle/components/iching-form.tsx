import { zodResolver } from '@hookform/resolvers/zod'
import { type IchingForm as Answers, ichingForm, SITUATION_MAX, SITUATION_MIN } from '@sibyl/contracts/http/reading-forms-iching'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/field.tsx'
import { counted } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { keepDraft, keptDraft } from '../draft.ts'
import { usePrepare } from '../use-prepare.ts'
import { AskHead } from './ask-head.tsx'
import { LinesAside } from './lines-aside.tsx'
import { PriceNote } from './price-note.tsx'

const length = (situation: string) => {
  const count = situation.trim().length
  return count < SITUATION_MIN
    ? `${counted(count, 'character')} of at least ${SITUATION_MIN}`
    : `${count.toLocaleString('en-US')} of ${SITUATION_MAX.toLocaleString('en-US')} characters`
}

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
            hint={length(situation)}
            error={errors.situation?.message}
            {...register('situation')}
          />
          <div className="send">
            <Button kind="p" type="submit" busy={isSubmitting}>
              {isSubmitting ? 'Preparing...' : method.submit}
            </Button>
            <PriceNote session={session} />
          </div>
        </form>
      </div>
      <LinesAside premium={session.user?.tier === 'premium'} />
    </div>
  )
}
