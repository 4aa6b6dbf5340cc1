import { zodResolver } from '@hookform/resolvers/zod'
import { NAME_MAX } from '@sibyl/contracts/constants'
import { EARLIEST_BIRTH_YEAR, NOT_YET } from '@sibyl/contracts/http/birth-date'
import {
  type NumerologyForm as Answers,
  countedLetter,
  type NumerologyType,
  numerologyForm,
} from '@sibyl/contracts/http/reading-forms-numerology'
import type { Method } from '@sibyl/contracts/methods'
import { useForm } from 'react-hook-form'
import { form } from '#texts/oracle-form.ts'
import { numerology as texts } from '#texts/oracle-numerology.ts'
import { Field } from '../../../components/field.tsx'
import { useKeepDraft, useKeptDraft } from '../../../lib/draft.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { localToday } from '../local-today.ts'
import { usePrepare } from '../use-prepare.ts'
import { useRefused } from '../use-refused.ts'
import { AskHead } from './ask-head.tsx'
import { NumbersAside } from './numbers-aside.tsx'
import './numerology-form.css'
import { KindTiles } from './kind-tiles.tsx'
import { SendRow } from './send-row.tsx'

const kinds: readonly { id: NumerologyType; name: string; said: string }[] = [
  { id: 'lifepath', ...texts.kinds.lifepath },
  { id: 'personalmonth', ...texts.kinds.personalmonth },
]

const fields = ['readingType', 'fullName', 'dateOfBirth'] as const

/** Letters that carry a sound, of a script whose sounds cannot be spelt in Latin without guessing. */
const uncounted = (name: string) =>
  [...name.normalize('NFKD')].some((sign) => /[\p{Lo}\p{Lu}\p{Ll}\p{Lt}]/u.test(sign) && !countedLetter.test(sign))

const nameHint = (name: string) => {
  const left = NAME_MAX - name.trim().length
  return left < 20 ? texts.nameRoom(left, NAME_MAX) : texts.nameHint
}

export const NumerologyForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const prepare = usePrepare(method.id)
  const kept = useKeptDraft(method.id)
  const { register, handleSubmit, watch, setError, formState } = useForm<Answers>({
    resolver: zodResolver(numerologyForm),
    defaultValues: { fullName: '', dateOfBirth: '', ...kept },
  })
  const { errors, isSubmitting } = formState
  const { readingType, fullName = '', dateOfBirth } = watch()
  const named = readingType !== 'personalmonth'

  useKeepDraft(method.id, { readingType, fullName, dateOfBirth })
  useRefused<Answers>(fields, setError)

  const submit = async ({ fullName: name, ...rest }: Answers) => {
    if (rest.dateOfBirth > localToday()) {
      setError('dateOfBirth', { message: NOT_YET }, { shouldFocus: true })
      return
    }
    await prepare(rest.readingType === 'lifepath' ? { ...rest, fullName: name } : rest)
  }

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={handleSubmit(submit)}>
          <KindTiles kinds={kinds} className="counts" error={errors.readingType?.message} field={register('readingType')} />
          {named && (
            <div className="called">
              <Field
                label={texts.name}
                autoComplete="name"
                spellCheck={false}
                hint={nameHint(fullName)}
                error={errors.fullName?.message}
                {...register('fullName')}
              />
              <p className="note" role="status">
                {uncounted(fullName) && texts.uncounted}
              </p>
            </div>
          )}
          <Field
            label={form.dateOfBirth}
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
