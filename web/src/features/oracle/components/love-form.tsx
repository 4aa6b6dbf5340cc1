import { NAME_MAX } from '@sibyl/contracts/constants'
import { type LoveForm as Answers, LOVE_MAX, LOVE_MIN, loveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Method } from '@sibyl/contracts/methods'
import { useCallback, useRef } from 'react'
import { form } from '#texts/oracle-form.ts'
import { love as texts } from '#texts/oracle-love.ts'
import { savedPeople as people } from '#texts/saved-people.ts'
import { Field, TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { lengthHint } from '../length-hint.ts'
import { newSubmission } from '../submission.ts'
import { useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import { LoveAside } from './love-aside.tsx'
import { SendRow } from './send-row.tsx'
import { WithNames } from './with-people.tsx'

const fields = ['relationshipContext', 'yourName', 'partnerName'] as const

const optional = (name: string) => (name ? lengthHint(name, 0, NAME_MAX) : form.optional)

export const LoveForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const yoursSent = useRef<(() => void) | null>(null)
  const theirsSent = useRef<(() => void) | null>(null)
  const { register, values, submit, errors, isSubmitting, setValue } = useAskForm<Answers>(method.id, {
    schema: loveForm,
    fields,
    empty: { yourName: '', partnerName: '', relationshipContext: '' },
    toSubmission: (answers) => {
      yoursSent.current?.()
      theirsSent.current?.()
      return newSubmission(answers)
    },
  })
  const fillYours = useCallback((name: string) => setValue('yourName', name), [setValue])
  const fillTheirs = useCallback((name: string) => setValue('partnerName', name), [setValue])
  const { yourName = '', partnerName = '', relationshipContext } = values

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
            hint={lengthHint(relationshipContext, LOVE_MIN, LOVE_MAX)}
            error={errors.relationshipContext?.message}
            {...register('relationshipContext')}
          />
          <WithNames label={people.you} own name={yourName} fill={fillYours} sent={yoursSent}>
            <Field
              label={texts.yourName}
              autoComplete="off"
              hint={optional(yourName)}
              error={errors.yourName?.message}
              {...register('yourName')}
            />
          </WithNames>
          <WithNames label={people.them} own={false} name={partnerName} fill={fillTheirs} sent={theirsSent}>
            <Field
              label={texts.theirName}
              autoComplete="off"
              hint={optional(partnerName)}
              error={errors.partnerName?.message}
              {...register('partnerName')}
            />
          </WithNames>
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <LoveAside premium={session.user?.tier === 'premium'} named={[yourName, partnerName].filter((name) => name.trim()).length} />
    </div>
  )
}
