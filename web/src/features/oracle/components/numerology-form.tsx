import { NAME_MAX } from '@sibyl/contracts/constants'
import { EARLIEST_BIRTH_YEAR, NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import {
  type NumerologyForm as Answers,
  countedLetter,
  namedTypes,
  numerologyForm,
  numerologyTypes,
} from '@sibyl/contracts/http/reading-forms-numerology'
import type { Method } from '@sibyl/contracts/methods'
import { type ComponentProps, useCallback, useRef } from 'react'
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

const kinds = numerologyTypes.map((id) => ({ id, ...texts.kinds[id] }))

const fields = ['readingType', 'fullName', 'newName', 'dateOfBirth'] as const

/** Phonetic letters of a script that cannot be transliterated without guessing. */
const uncounted = (name: string) =>
  [...name.normalize('NFKD')].some((sign) => /[\p{Lo}\p{Lu}\p{Ll}\p{Lt}]/u.test(sign) && !countedLetter.test(sign))

const nameHint = (name: string, said: string) => {
  const left = NAME_MAX - name.trim().length
  return left < 20 ? texts.nameRoom(left, NAME_MAX) : said
}

type NameFieldProps = ComponentProps<typeof Field> & { name: string; written: string; said?: string }

/** A name field, and below it the letters that count. `written` is the field's value, `said` its hint. */
const NameField = ({ written, said = texts.nameHint, ...field }: NameFieldProps) => {
  const spelling = useSpelling(written)
  return (
    <div className="called">
      <Field spellCheck={false} hint={nameHint(written, said)} {...field} />
      <p className="note" role="status">
        {uncounted(written) ? texts.uncounted : spelling && texts.spelling(spelling)}
      </p>
    </div>
  )
}

export const NumerologyForm = ({ method }: { method: Method }) => {
  const session = useSession()
  const beforeSending = useRef<BeforeSending>(null)

  const toSubmission = async ({ fullName = '', newName = '', ...rest }: Answers, refuse: Refuse<Answers>) => {
    const { dateOfBirth, readingType: kind } = rest
    if (dateOfBirth > localToday()) return refuse('dateOfBirth', NOT_YET)
    const changes = kind === 'namechange'
    if (changes && uncounted(fullName)) return refuse('fullName', texts.uncountedChange)
    if (changes && uncounted(newName)) return refuse('newName', texts.uncountedChange)
    const called = namedTypes.includes(kind)
    const may = (await beforeSending.current?.(called ? { name: fullName, dateOfBirth } : { dateOfBirth })) ?? true
    return may ? newSubmission({ ...rest, ...(called && { fullName }), ...(changes && { newName }) }) : undefined
  }

  const { register, values, submit, errors, isSubmitting, setValue, clearErrors } = useAskForm<Answers>(method.id, {
    schema: numerologyForm,
    fields,
    empty: { readingType: 'lifepath', fullName: '', newName: '', dateOfBirth: '' },
    toSubmission,
  })
  const { readingType, fullName = '', newName = '', dateOfBirth } = values
  const named = namedTypes.includes(readingType)
  const changes = readingType === 'namechange'
  const fill = useCallback(
    (person: PersonForm | undefined) => {
      setValue('fullName', person?.name ?? '')
      setValue('dateOfBirth', person?.dateOfBirth ?? '')
      clearErrors(['fullName', 'dateOfBirth'])
    },
    [setValue, clearErrors],
  )

  const name = (
    <NameField
      label={changes ? texts.oldName : texts.name}
      autoComplete="name"
      written={fullName}
      error={errors.fullName?.message}
      {...register('fullName')}
    />
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
              ...(named
                ? [{ label: changes ? texts.before : people.name, value: fullName, field: name, refused: Boolean(errors.fullName) }]
                : []),
              { label: people.born, value: longDate(dateOfBirth), field: date, refused: Boolean(errors.dateOfBirth) },
            ]}
          >
            {named && !changes && name}
            {date}
            {changes && name}
          </WithPeople>
          {changes && (
            <NameField
              label={texts.newName}
              said={texts.newNameHint}
              autoComplete="off"
              written={newName}
              error={errors.newName?.message}
              {...register('newName')}
            />
          )}
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <NumbersAside
        kind={readingType}
        name={changes ? `${fullName} ${newName}` : fullName}
        date={dateOfBirth}
        premium={session.user?.tier === 'premium'}
      />
    </div>
  )
}
