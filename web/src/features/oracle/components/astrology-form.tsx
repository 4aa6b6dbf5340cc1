import { NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import { type AstrologyForm as Answers, astrologyForm, astrologyTypes } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Method } from '@sibyl/contracts/methods'
import { useCallback, useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { astrology as texts } from '#texts/oracle-astrology.tsx'
import { savedPeople as people } from '#texts/saved-people.ts'
import { DateOfBirth, PlaceOfBirth, TimeOfBirth } from '../../../components/birth/birth-fields.tsx'
import { useSettledPlace } from '../../../components/birth/use-settled-place.ts'
import { onTheClock } from '../../../lib/people/birth-clock.ts'
import { localToday } from '../../../lib/places/local-today.ts'
import { longDate } from '../long-date.ts'
import type { BeforeSending } from '../saved-people/fill-from-people.tsx'
import { newSubmission } from '../submission.ts'
import { type Refuse, useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import { WithPeople } from './with-people.tsx'
import './astrology-form.css'
import { KindTiles } from './kind-tiles.tsx'
import { ReturnFields } from './return-fields.tsx'
import { SendRow } from './send-row.tsx'
import { SkyAside } from './sky-aside.tsx'

const kinds = astrologyTypes.map((id) => ({ id, ...texts.kinds[id] }))

const empty: Partial<Answers> = {
  readingType: 'natal',
  dateOfBirth: '',
  timeOfBirth: '',
  unknownTime: false,
  placeOfBirth: '',
  placeId: '',
  returnTurn: 'coming',
  returnPlace: '',
  returnPlaceId: '',
}

const fields = [
  'readingType',
  'dateOfBirth',
  'timeOfBirth',
  'unknownTime',
  'placeOfBirth',
  'placeId',
  'returnTurn',
  'returnPlace',
  'returnPlaceId',
] as const

const births = ['dateOfBirth', 'timeOfBirth', 'unknownTime', 'placeOfBirth', 'placeId'] as const

export const AstrologyForm = ({ method }: { method: Method }) => {
  const settlePlace = useSettledPlace()
  const beforeSending = useRef<BeforeSending>(null)

  const toSubmission = async ({ readingType: kind, dateOfBirth: date, ...answers }: Answers, refuse: Refuse<Answers>) => {
    if (date > localToday()) return refuse('dateOfBirth', NOT_YET)
    // A week needs only the date of birth: other chart fields stay in the draft.
    if (kind === 'weekly') {
      const may = (await beforeSending.current?.({ dateOfBirth: date })) ?? true
      return may ? newSubmission({ readingType: kind, dateOfBirth: date }) : undefined
    }
    const { timeOfBirth: time, unknownTime: unknown, returnTurn, returnPlace, returnPlaceId } = answers
    const elsewhere = returnPlace ? { returnPlace, ...(returnPlaceId && { returnPlaceId }) } : {}
    const turn = kind === 'solarreturn' || kind === 'lunarreturn' ? { returnTurn, ...elsewhere } : {}
    const city = await settlePlace(answers, refuse)
    const when = unknown || !time ? { unknownTime: true } : { timeOfBirth: time }
    if (!city) return undefined
    const may = (await beforeSending.current?.({ dateOfBirth: date, timeOfBirth: '', unknownTime: false, ...when, ...city })) ?? true
    return may ? newSubmission({ readingType: kind, dateOfBirth: date, ...when, ...city, ...turn }) : undefined
  }

  const ask = useAskForm<Answers>(method.id, {
    schema: astrologyForm,
    fields,
    empty: empty,
    toSubmission,
  })
  const { register, values, submit, errors, isSubmitting, setValue, clearErrors } = ask
  const { readingType, dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId } = values
  const fill = useCallback(
    (person: PersonForm | undefined) => {
      for (const field of births) setValue(field, person?.[field] ?? empty[field])
      clearErrors(births)
    },
    [setValue, clearErrors],
  )
  // Your Sky leads to a return or to progressions.
  const [params] = useSearchParams()
  const wanted = astrologyTypes.find((kind) => kind === params.get('kind'))
  useEffect(() => {
    if (wanted) setValue('readingType', wanted)
  }, [wanted, setValue])
  const natal = readingType !== 'weekly'
  const said = texts[readingType]

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={said.title}>
          {said.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <KindTiles kinds={kinds} className="skies" error={errors.readingType?.message} field={register('readingType')} />
          <FormProvider {...ask}>
            <WithPeople
              label={people.whoseChart}
              said={natal ? { dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId } : { dateOfBirth }}
              fill={fill}
              whole={natal}
              before={beforeSending}
              rows={[
                { label: people.born, value: longDate(dateOfBirth), field: <DateOfBirth />, refused: Boolean(errors.dateOfBirth) },
                ...(natal
                  ? [
                      {
                        label: people.time,
                        value: unknownTime || !timeOfBirth ? people.unknown : onTheClock(timeOfBirth),
                        field: <TimeOfBirth />,
                        refused: Boolean(errors.timeOfBirth),
                      },
                      { label: people.place, value: placeOfBirth ?? '', field: <PlaceOfBirth />, refused: Boolean(errors.placeOfBirth) },
                    ]
                  : []),
              ]}
            >
              <div className="born">
                <DateOfBirth />
                {natal && <TimeOfBirth />}
              </div>
              {natal && <PlaceOfBirth />}
            </WithPeople>
            {(readingType === 'solarreturn' || readingType === 'lunarreturn') && <ReturnFields kind={readingType} />}
          </FormProvider>
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <SkyAside natal={natal} date={dateOfBirth} untimed={unknownTime === true || !timeOfBirth} />
    </div>
  )
}
