import { zodResolver } from '@hookform/resolvers/zod'
import { NAME_MAX } from '@sibyl/contracts/constants'
import { EARLIEST_BIRTH_YEAR } from '@sibyl/contracts/http/birth-date'
import {
  type NumerologyForm as Answers,
  countedLetter,
  type NumerologyType,
  numerologyForm,
} from '@sibyl/contracts/http/reading-forms-numerology'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../../../components/field.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { keepDraft, keptDraft } from '../draft.ts'
import { localToday } from '../local-today.ts'
import { usePrepare } from '../use-prepare.ts'
import { useRefused } from '../use-refused.ts'
import { AskHead } from './ask-head.tsx'
import { NumbersAside } from './numbers-aside.tsx'
import './numerology-form.css'
import { KindTiles } from './kind-tiles.tsx'
import { SendRow } from './send-row.tsx'

const kinds: readonly { id: NumerologyType; name: string; said: string }[] = [
  { id: 'lifepath', name: 'Life path', said: 'Your name and your day' },
  { id: 'personalmonth', name: 'Personal month', said: 'Where the count stands now' },
]

const fields = ['readingType', 'fullName', 'dateOfBirth'] as const

/** Letters that carry a sound, of a script whose sounds cannot be spelt in Latin without guessing. */
const uncounted = (name: string) =>
  [...name.normalize('NFKD')].some((sign) => /[\p{Lo}\p{Lu}\p{Ll}\p{Lt}]/u.test(sign) && !countedLetter.test(sign))

const nameHint = (name: string) => {
  const left = NAME_MAX - name.trim().length
  return left < 20 ? `${left} of ${NAME_MAX} characters left` : 'As you were given it'
}

export const NumerologyForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const prepare = usePrepare(method.id)
  const { register, handleSubmit, watch, setError, formState } = useForm<Answers>({
    resolver: zodResolver(numerologyForm),
    defaultValues: { fullName: '', dateOfBirth: '', ...keptDraft(method.id) },
  })
  const { errors, isSubmitting } = formState
  const { readingType, fullName = '', dateOfBirth } = watch()
  const named = readingType !== 'personalmonth'

  useEffect(() => keepDraft(method.id, { readingType, fullName, dateOfBirth }), [method.id, readingType, fullName, dateOfBirth])
  useRefused<Answers>(fields, setError)

  const submit = async ({ fullName: name, ...rest }: Answers) => {
    if (rest.dateOfBirth > localToday()) {
      setError('dateOfBirth', { message: 'This day has not come yet. Please check the date' }, { shouldFocus: true })
      return
    }
    await prepare(rest.readingType === 'lifepath' ? { ...rest, fullName: name } : rest)
  }

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title="What a name and a day add up to">
          Every number comes with its sum, step by step, so that you can check it with a pencil.
        </AskHead>
        <form noValidate onSubmit={handleSubmit(submit)}>
          <KindTiles kinds={kinds} className="counts" error={errors.readingType?.message} field={register('readingType')} />
          {named && (
            <div className="called">
              <Field
                label="Full name"
                autoComplete="name"
                spellCheck={false}
                hint={nameHint(fullName)}
                error={errors.fullName?.message}
                {...register('fullName')}
              />
              <p className="note" role="status">
                {uncounted(fullName) &&
                  'The letters of this script cannot be counted without guessing. A Latin spelling, as in a passport, can; otherwise the numbers of the name are left out.'}
              </p>
            </div>
          )}
          <Field
            label="Date of birth"
            type="date"
            min={`${EARLIEST_BIRTH_YEAR}-01-01`}
            max={localToday()}
            autoComplete="bday"
            error={errors.dateOfBirth?.message}
            {...register('dateOfBirth')}
          />
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <NumbersAside named={named} name={fullName} premium={session.user?.tier === 'premium'} />
    </div>
  )
}
