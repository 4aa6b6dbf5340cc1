import { NOT_YET } from '@sibyl/contracts/http/birth-date'
import { type AstrologyForm as Answers, type AstrologyType, astrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Method } from '@sibyl/contracts/methods'
import { Controller } from 'react-hook-form'
import { astrology as texts } from '#texts/oracle-astrology.tsx'
import { form } from '#texts/oracle-form.ts'
import { Field } from '../../../components/field.tsx'
import { cityMeant, cityTitle, useLazyFindCitiesQuery } from '../cities-api.ts'
import { localToday } from '../local-today.ts'
import { newSubmission } from '../submission.ts'
import { type Refuse, useAskForm } from '../use-ask-form.ts'
import { AskHead } from './ask-head.tsx'
import './astrology-form.css'
import { CityField } from './city-field.tsx'
import { KindTiles } from './kind-tiles.tsx'
import { SendRow } from './send-row.tsx'
import { SkyAside } from './sky-aside.tsx'

const kinds: readonly { id: AstrologyType; name: string; said: string }[] = [
  { id: 'natal', ...texts.kinds.natal },
  { id: 'weekly', ...texts.kinds.weekly },
]

const empty: Partial<Answers> = {
  readingType: 'natal',
  dateOfBirth: '',
  timeOfBirth: '',
  unknownTime: false,
  placeOfBirth: '',
  placeId: '',
}

const fields = ['readingType', 'dateOfBirth', 'timeOfBirth', 'unknownTime', 'placeOfBirth', 'placeId'] as const

export const AstrologyForm = ({ method }: { method: Method }) => {
  const [findCities] = useLazyFindCitiesQuery()

  /** The city that was typed but not chosen, if the text is unambiguous; undefined once the form has asked which one. */
  const settleCity = async (text: string, refuse: Refuse<Answers>): Promise<Pick<Answers, 'placeOfBirth' | 'placeId'> | undefined> => {
    const { data: cities } = await findCities(text, true)
    // If the search fails, or the text is another name of the city, only the text is sent: the server searches too.
    if (!cities) return { placeOfBirth: text }
    const meant = cityMeant(text, cities)
    if (meant === 'unknown') return refuse('placeOfBirth', texts.refused.unknownCity)
    if (meant === 'ambiguous') return refuse('placeOfBirth', texts.refused.ambiguousCity)
    return meant ? { placeOfBirth: cityTitle(meant), placeId: meant.id } : { placeOfBirth: text }
  }

  const toSubmission = async ({ readingType: kind, dateOfBirth: date, ...answers }: Answers, refuse: Refuse<Answers>) => {
    if (date > localToday()) return refuse('dateOfBirth', NOT_YET)
    // A week needs only the date of birth: other chart fields stay in the draft.
    if (kind === 'weekly') return newSubmission({ readingType: kind, dateOfBirth: date })
    const { placeOfBirth: typed, placeId: chosen, timeOfBirth: time, unknownTime: unknown } = answers
    const city = chosen ? { placeOfBirth: typed, placeId: chosen } : await settleCity(typed ?? '', refuse)
    const when = unknown || !time ? { unknownTime: true } : { timeOfBirth: time }
    return city && newSubmission({ readingType: kind, dateOfBirth: date, ...when, ...city })
  }

  const { register, control, setValue, clearErrors, values, submit, errors, isSubmitting } = useAskForm<Answers>(method.id, {
    schema: astrologyForm,
    fields,
    empty: empty,
    toSubmission,
  })
  const { readingType, dateOfBirth, timeOfBirth, unknownTime, placeId } = values
  const natal = readingType !== 'weekly'
  const said = natal ? texts.natal : texts.weekly

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={said.title}>
          {said.lead}
        </AskHead>
        <form noValidate onSubmit={submit}>
          <KindTiles kinds={kinds} className="skies" error={errors.readingType?.message} field={register('readingType')} />
          <div className="born">
            <Field
              label={form.dateOfBirth}
              type="date"
              min="1900-01-01"
              max={localToday()}
              autoComplete="bday"
              error={errors.dateOfBirth?.message}
              {...register('dateOfBirth')}
            />
            {natal && (
              <div className="hour">
                <Field
                  label={texts.timeOfBirth}
                  type="time"
                  hint={form.optional}
                  disabled={unknownTime === true}
                  error={unknownTime ? undefined : errors.timeOfBirth?.message}
                  {...register('timeOfBirth')}
                />
                <label className="tick">
                  <input type="checkbox" {...register('unknownTime')} />
                  {texts.unknownTime}
                </label>
              </div>
            )}
          </div>
          {natal && (
            <div>
              <Controller
                control={control}
                name="placeOfBirth"
                render={({ field }) => (
                  <CityField
                    label={texts.placeOfBirth}
                    ref={field.ref}
                    value={field.value ?? ''}
                    chosenId={placeId ?? ''}
                    asked={errors.placeOfBirth !== undefined}
                    error={errors.placeOfBirth?.message}
                    onBlur={field.onBlur}
                    onChange={(text, chosen) => {
                      setValue('placeId', chosen?.id ?? '')
                      field.onChange(text)
                      if (chosen) clearErrors('placeOfBirth')
                    }}
                  />
                )}
              />
              <p className="note credit">
                {texts.credit((words) => (
                  <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">
                    {words}
                  </a>
                ))}
              </p>
            </div>
          )}
          <SendRow method={method} busy={isSubmitting} />
        </form>
      </div>
      <SkyAside natal={natal} date={dateOfBirth} untimed={unknownTime === true || !timeOfBirth} />
    </div>
  )
}
