import { NAME_MAX } from '@sibyl/contracts/constants'
import type { Person } from '@sibyl/contracts/http/people'
import { type LoveForm as Answers, LOVE_MAX, LOVE_MIN, loveForm } from '@sibyl/contracts/http/reading-forms-love'
import type { Method } from '@sibyl/contracts/methods'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { form } from '#texts/oracle-form.ts'
import { love as texts } from '#texts/oracle-love.ts'
import { savedPeople as people } from '#texts/saved-people.ts'
import { Field, TextField } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { lengthHint } from '../length-hint.ts'
import { newSubmission } from '../submission.ts'
import type { SettleBirth } from '../two-charts/birth-seat.tsx'
import { useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import { KindTiles } from './kind-tiles.tsx'
import { LoveAside } from './love-aside.tsx'
import { SendRow } from './send-row.tsx'
import { WithNames } from './with-people.tsx'

const BirthSeat = lazy(() => import('../two-charts/birth-seat.tsx').then((it) => ({ default: it.BirthSeat })))

const kinds = [
  { id: 'cards', ...texts.kinds.cards },
  { id: 'charts', ...texts.kinds.charts },
]

const fields = ['relationshipContext', 'yourName', 'partnerName'] as const

const optional = (name: string) => (name ? lengthHint(name, 0, NAME_MAX) : form.optional)

/** One of the two people: who is in the seat, and what runs when the form is sent. */
const usePersonInSeat = () => {
  const [person, setPerson] = useState<Person>()
  return { person, setPerson, sent: useRef<(() => void) | null>(null), settle: useRef<SettleBirth | null>(null) }
}

export const LoveForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const [params] = useSearchParams()
  const [charts, setCharts] = useState(params.has('person'))
  const [yours, theirs] = [usePersonInSeat(), usePersonInSeat()]
  const { register, values, submit, errors, isSubmitting, setValue } = useAskForm<Answers>(method.id, {
    schema: loveForm,
    fields,
    empty: { yourName: '', partnerName: '', relationshipContext: '' },
    toSubmission: async (answers) => {
      const [yourBirth, partnerBirth] = charts ? [await yours.settle.current?.(), await theirs.settle.current?.()] : []
      if (charts && !(yourBirth && partnerBirth)) return undefined
      yours.sent.current?.()
      theirs.sent.current?.()
      return newSubmission({ ...answers, ...(charts && { yourBirth, partnerBirth }) })
    },
  })
  const fillYours = useCallback((name: string) => setValue('yourName', name), [setValue])
  const fillTheirs = useCallback((name: string) => setValue('partnerName', name), [setValue])
  const { yourName = '', partnerName = '', relationshipContext } = values
  const kind: UseFormRegisterReturn = {
    name: 'kind',
    onChange: async ({ target }) => setCharts(target.value === 'charts'),
    onBlur: async () => undefined,
    ref: () => undefined,
  }
  const birth = (seat: 'yourBirth' | 'partnerBirth', { person, settle }: typeof yours) =>
    charts && (
      <Suspense>
        <BirthSeat seat={seat} person={person} settle={settle} />
      </Suspense>
    )

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <KindTiles kinds={kinds} className="lovekinds" chosen={charts ? 'charts' : 'cards'} field={kind} />
          <TextField
            label={texts.situation}
            rows={7}
            hint={lengthHint(relationshipContext, LOVE_MIN, LOVE_MAX)}
            error={errors.relationshipContext?.message}
            {...register('relationshipContext')}
          />
          <WithNames label={people.you} own name={yourName} fill={fillYours} sent={yours.sent} onPerson={yours.setPerson}>
            <Field
              label={texts.yourName}
              autoComplete="off"
              hint={optional(yourName)}
              error={errors.yourName?.message}
              {...register('yourName')}
            />
          </WithNames>
          {birth('yourBirth', yours)}
          <WithNames label={people.them} own={false} name={partnerName} fill={fillTheirs} sent={theirs.sent} onPerson={theirs.setPerson}>
            <Field
              label={texts.theirName}
              autoComplete="off"
              hint={optional(partnerName)}
              error={errors.partnerName?.message}
              {...register('partnerName')}
            />
          </WithNames>
          {birth('partnerBirth', theirs)}
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <LoveAside
        charts={charts}
        premium={session.user?.tier === 'premium'}
        named={[yourName, partnerName].filter((name) => name.trim()).length}
      />
    </div>
  )
}
