import { NAME_MAX } from '@sibyl/contracts/constants'
import { EARLIEST_BIRTH_YEAR, NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import {
  type NumerologyForm as Answers,
  countedLetter,
  type NumerologyType,
  numerologyForm,
} from '@sibyl/contracts/http/reading-forms-numerology'
import type { Method } from '@sibyl/contracts/methods'
import { useCallback, useRef } from 'react'
import { form } from '#texts/oracle-form.ts'
import { numerology as texts } from '#texts/oracle-numerology.ts'
import { savedPeople as people } from '#texts/saved-people.ts'
import { Field } from '../../../components/field.tsx'
import { localToday } from '../../../lib/places/local-today.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { longDate } from '../long-date.ts'
import type { BeforeSending } from '../saved-people/fill-from-people.tsx'
import { newSubmission } from '../submission.ts'
import { type Refuse, useAskForm } from '../use-ask-form.ts'
import { useSpelling } from '../use-spelling.ts'
import { AskHead } from './ask-head.tsx'
import { NumbersAside } from './numbers-aside.tsx'
import { WithPeople } from './with-people.tsx'
import './numerology-form.css'
import { KindTiles } from './kind-tiles.tsx'
import { SendRow } from './send-row.tsx'

const kinds: readonly { id: NumerologyType; name: string; said: string }[] = [
  { id: 'lifepath', ...texts.kinds.lifepath },
  { id: 'personalmonth', ...texts.kinds.personalmonth },
]

const fields = ['readingType', 'fullName', 'dateOfBirth'] as const

/** Phonetic letters of a script that cannot be transliterated without guessing. */
const uncounted = (name: string) =>
  [...name.normalize('NFKD')].some((sign) => /[\p{Lo}\p{Lu}\p{Ll}\p{Lt}]/u.test(sign) && !countedLetter.test(sign))

const nameHint = (name: string) => {
  const left = NAME_MAX - name.trim().length
  return left < 20 ? texts.nameRoom(left, NAME_MAX) : texts.nameHint
}

export const NumerologyForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const beforeSending = useRef<BeforeSending>(null)

  const toSubmission = async ({ fullName, ...rest }: Answers, refuse: Refuse<Answers>) => {
    const { dateOfBirth } = rest
    if (dateOfBirth > localToday()) return refuse('dateOfBirth', NOT_YET)
    const called = rest.readingType === 'lifepath'
    const may = (await beforeSending.current?.(called && fullName ? { name: fullName, dateOfBirth } : { dateOfBirth })) ?? true
    return may ? newSubmission(called ? { ...rest, fullName } : rest) : undefined
  }

  const { register, values, submit, errors, isSubmitting, setValue, clearErrors } = useAskForm<Answers>(method.id, {
    schema: numerologyForm,
    fields,
    empty: { readingType: 'lifepath', fullName: '', dateOfBirth: '' },
    toSubmission,
  })
  const { readingType, fullName = '', dateOfBirth } = values
  const named = readingType !== 'personalmonth'
  const fill = useCallback(
    (person: PersonForm | undefined) => {
      setValue('fullName', person?.name ?? '')
      setValue('dateOfBirth', person?.dateOfBirth ?? '')
      clearErrors(['fullName', 'dateOfBirth'])
    },
    [setValue, clearErrors],
  )
  const spelling = useSpelling(named ? fullName : '')

  const name = (
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
        {uncounted(fullName) ? texts.uncounted : spelling && texts.spelling(spelling)}
      </p>
    </div>
  )
  const date = (
    <Field
      label={form.dateOfBirth}
      type="date"
      min={`${EARLIEST_BIRTH_YEAR}-01-01`}
      max={localToday()}
      autoComplete="bday"
      error={errors.dateOfBirth?.message}
      {...register('dateOfBirth')}
    />
  )

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={texts.title}>
          {texts.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <KindTiles kinds={kinds} className="counts" error={errors.readingType?.message} field={register('readingType')} />
          <WithPeople
            label={people.whoseNumbers}
            said={named ? { name: fullName, dateOfBirth } : { dateOfBirth }}
            fill={fill}
            whole={false}
            before={beforeSending}
            rows={[
              ...(named ? [{ label: people.name, value: fullName, field: name, refused: Boolean(errors.fullName) }] : []),
              { label: people.born, value: longDate(dateOfBirth), field: date, refused: Boolean(errors.dateOfBirth) },
            ]}
          >
            {named && name}
            {date}
          </WithPeople>
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <NumbersAside named={named} name={fullName} premium={session.user?.tier === 'premium'} />
    </div>
  )
}
