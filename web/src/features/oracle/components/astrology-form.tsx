import { zodResolver } from '@hookform/resolvers/zod'
import { NOT_YET } from '@sibyl/contracts/http/birth-date'
import { type AstrologyForm as Answers, type AstrologyType, astrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Method } from '@sibyl/contracts/methods'
import { Controller, useForm } from 'react-hook-form'
import { astrology as texts } from '#texts/oracle-astrology.tsx'
import { form } from '#texts/oracle-form.ts'
import { Field } from '../../../components/field.tsx'
import { useKeepDraft, useKeptDraft } from '../../../lib/draft.ts'
import { localToday } from '../local-today.ts'
import { placeMeant, placeTitle, useLazyFindPlacesQuery } from '../places-api.ts'
import { usePrepare } from '../use-prepare.ts'
import { useRefused } from '../use-refused.ts'
import { AskHead } from './ask-head.tsx'
import './astrology-form.css'
import { KindTiles } from './kind-tiles.tsx'
import { PlaceField } from './place-field.tsx'
import { SendRow } from './send-row.tsx'
import { SkyAside } from './sky-aside.tsx'

const kinds: readonly { id: AstrologyType; name: string; said: string }[] = [
  { id: 'natal', ...texts.kinds.natal },
  { id: 'weekly', ...texts.kinds.weekly },
]

const empty: Partial<Answers> = { dateOfBirth: '', timeOfBirth: '', unknownTime: false, placeOfBirth: '', placeId: '' }

const fields = ['readingType', 'dateOfBirth', 'timeOfBirth', 'placeOfBirth'] as const

export const AstrologyForm = ({ method }: { method: Method }) => {
  const prepare = usePrepare(method.id)
  const [findPlaces] = useLazyFindPlacesQuery()
  const kept = useKeptDraft(method.id)
  const { register, control, handleSubmit, watch, setValue, setError, clearErrors, formState } = useForm<Answers>({
    resolver: zodResolver(astrologyForm),
    defaultValues: { ...empty, ...kept },
  })
  const { errors, isSubmitting } = formState
  const values = watch()
  const { readingType, dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId } = values
  const natal = readingType !== 'weekly'
  const said = natal ? texts.natal : texts.weekly

  useKeepDraft(method.id, { readingType, dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId })
  useRefused<Answers>(fields, setError)

  const refusePlace = (message: string) => setError('placeOfBirth', { message }, { shouldFocus: true })

  /** The place typed but not chosen, where it can only be one; undefined once the reader has been asked which. */
  const settlePlace = async (text: string): Promise<Pick<Answers, 'placeOfBirth' | 'placeId'> | undefined> => {
    const { data: places } = await findPlaces(text, true)
    // Without the search, or under another of a place's names, the text alone is sent: the server looks it up as well.
    if (!places) return { placeOfBirth: text }
    const meant = placeMeant(text, places)
    if (meant === 'unknown') {
      refusePlace(texts.refused.unknownPlace)
      return undefined
    }
    if (meant === 'ambiguous') {
      refusePlace(texts.refused.ambiguousPlace)
      return undefined
    }
    return meant ? { placeOfBirth: placeTitle(meant), placeId: meant.id } : { placeOfBirth: text }
  }

  const submit = async ({ placeOfBirth: typed, placeId: chosen, timeOfBirth: time, ...rest }: Answers) => {
    if (rest.dateOfBirth > localToday()) {
      setError('dateOfBirth', { message: NOT_YET }, { shouldFocus: true })
      return
    }
    const { readingType: kind, dateOfBirth: date, unknownTime: unknown } = rest
    // A week rests on the Sun's day alone: what was filled in for a chart stays in the draft.
    if (kind === 'weekly') return prepare({ readingType: kind, dateOfBirth: date })
    const place = chosen ? { placeOfBirth: typed, placeId: chosen } : await settlePlace(typed ?? '')
    const when = unknown || !time ? { unknownTime: true } : { timeOfBirth: time }
    if (place) await prepare({ readingType: kind, dateOfBirth: date, ...when, ...place })
  }

  return (
    <div className="ask">
      <div>
        <AskHead method={method} title={said.title}>
          {said.lead}
        </AskHead>
        <form noValidate onSubmit={handleSubmit(submit)}>
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
                  <PlaceField
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
