import { EARLIEST_BIRTH_YEAR } from '@sibyl/contracts/http/birth-date'
import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import { Controller, useFormContext } from 'react-hook-form'
import { astrology as texts } from '#texts/oracle-astrology.tsx'
import { form } from '#texts/oracle-form.ts'
import { localToday } from '../../lib/places/local-today.ts'
import { Field } from '../field.tsx'
import './birth-fields.css'
import { CityField } from './city-field.tsx'

/** The fields of a birth, as all forms with a birth name them. */
export type BirthAnswers = Pick<AstrologyForm, 'dateOfBirth' | 'timeOfBirth' | 'unknownTime' | 'placeOfBirth' | 'placeId'>

/** The fields below need a `FormProvider` of a form that has them. `own`: the browser may offer the reader's own birthday. */
export const DateOfBirth = ({ own = true }: { own?: boolean }) => {
  const { register, formState } = useFormContext<BirthAnswers>()
  return (
    <Field
      label={form.dateOfBirth}
      type="date"
      min={`${EARLIEST_BIRTH_YEAR}-01-01`}
      max={localToday()}
      autoComplete={own ? 'bday' : 'off'}
      error={formState.errors.dateOfBirth?.message}
      {...register('dateOfBirth')}
    />
  )
}

export const TimeOfBirth = () => {
  const { register, watch, formState } = useFormContext<BirthAnswers>()
  const unknown = watch('unknownTime') === true
  return (
    <div className="hour">
      <Field
        label={texts.timeOfBirth}
        type="time"
        hint={form.optional}
        disabled={unknown}
        error={unknown ? undefined : formState.errors.timeOfBirth?.message}
        {...register('timeOfBirth')}
      />
      <label className="tick">
        <input type="checkbox" {...register('unknownTime')} />
        {texts.unknownTime}
      </label>
    </div>
  )
}

export const PlaceOfBirth = () => {
  const { control, setValue, clearErrors, watch, formState } = useFormContext<BirthAnswers>()
  const error = formState.errors.placeOfBirth?.message
  return (
    <div>
      <Controller
        control={control}
        name="placeOfBirth"
        render={({ field }) => (
          <CityField
            label={texts.placeOfBirth}
            ref={field.ref}
            value={field.value ?? ''}
            chosenId={watch('placeId') ?? ''}
            asked={error !== undefined}
            error={error}
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
  )
}
