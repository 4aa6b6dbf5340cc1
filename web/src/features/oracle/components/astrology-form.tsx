import { zodResolver } from '@hookform/resolvers/zod'
import { type AstrologyForm as Answers, type AstrologyType, astrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import type { Method } from '@sibyl/contracts/methods'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Field } from '../../../components/field.tsx'
import { keepDraft, keptDraft } from '../draft.ts'
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
  { id: 'natal', name: 'Birth chart', said: 'Who you are' },
  { id: 'weekly', name: 'The week', said: 'Seven days' },
]

const empty: Partial<Answers> = { dateOfBirth: '', timeOfBirth: '', unknownTime: false, placeOfBirth: '', placeId: '' }

const refusable = ['dateOfBirth', 'timeOfBirth', 'placeOfBirth'] as const

export const AstrologyForm = ({ method }: { method: Method }) => {
  const prepare = usePrepare(method.id)
  const [findPlaces] = useLazyFindPlacesQuery()
  const { register, control, handleSubmit, watch, setValue, setError, clearErrors, formState } = useForm<Answers>({
    resolver: zodResolver(astrologyForm),
    defaultValues: { ...empty, ...keptDraft(method.id) },
  })
  const { errors, isSubmitting } = formState
  const values = watch()
  const { readingType, dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId } = values
  const natal = readingType !== 'weekly'

  useEffect(
    () => keepDraft(method.id, { readingType, dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId }),
    [method.id, readingType, dateOfBirth, timeOfBirth, unknownTime, placeOfBirth, placeId],
  )
  useRefused(refusable, setError)

  const refusePlace = (message: string) => setError('placeOfBirth', { message }, { shouldFocus: true })

  /** The place typed but not chosen, where it can only be one; undefined once the reader has been asked which. */
  const settlePlace = async (text: string): Promise<Pick<Answers, 'placeOfBirth' | 'placeId'> | undefined> => {
    const { data: places } = await findPlaces(text, true)
    // Without the search, or under another of a place's names, the text alone is sent: the server looks it up as well.
    if (!places) return { placeOfBirth: text }
    const meant = placeMeant(text, places)
    if (meant === 'unknown') {
      refusePlace('We do not know this place. Please check the spelling, or give the nearest larger town and its country')
      return undefined
    }
    if (meant === 'ambiguous') {
      refusePlace('There is more than one place of this name. Please choose yours from the list')
      return undefined
    }
    return meant ? { placeOfBirth: placeTitle(meant), placeId: meant.id } : { placeOfBirth: text }
  }

  const submit = async ({ placeOfBirth: typed, placeId: chosen, timeOfBirth: time, ...rest }: Answers) => {
    if (rest.dateOfBirth > localToday()) {
      setError('dateOfBirth', { message: 'The date of birth cannot be in the future' }, { shouldFocus: true })
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
        <AskHead method={method} title={natal ? 'The sky you were born under' : 'The week as it passes over you'}>
          {natal
            ? 'Every position is computed to the minute of arc for the moment and the place you give. The nearer the hour, the more the chart can say.'
            : 'What the sky does in the next seven days, to the minute, and where it meets the Sun of your birth. The date is all it takes.'}
        </AskHead>
        <form noValidate onSubmit={handleSubmit(submit)}>
          <KindTiles kinds={kinds} className="skies" error={errors.readingType?.message} field={register('readingType')} />
          <div className="born">
            <Field
              label="Date of birth"
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
                  label="Time of birth"
                  type="time"
                  hint="Optional"
                  disabled={unknownTime === true}
                  error={unknownTime ? undefined : errors.timeOfBirth?.message}
                  {...register('timeOfBirth')}
                />
                <label className="tick">
                  <input type="checkbox" {...register('unknownTime')} />I don’t know the time
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
                    label="Place of birth"
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
                Places:{' '}
                <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">
                  GeoNames
                </a>
                , CC BY 4.0. The search is ours and asks nobody else.
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
