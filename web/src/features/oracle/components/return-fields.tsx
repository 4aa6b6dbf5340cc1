import type { AstrologyForm } from '@sibyl/contracts/http/reading-forms-astrology'
import { Controller, useFormContext } from 'react-hook-form'
import { returns as texts } from '#texts/oracle-astrology.tsx'
import { CityField } from '../../../components/birth/city-field.tsx'
import { FieldError } from '../../../components/field.tsx'
import '../../../components/tile.css'

const turns = ['coming', 'current'] as const

/** Which return, and where its reader is then. Needs a `FormProvider` of the astrology form. */
export const ReturnFields = ({ kind }: { kind: 'solarreturn' | 'lunarreturn' }) => {
  const { register, control, setValue, watch, formState } = useFormContext<AstrologyForm>()
  const { returnTurn, returnPlace } = formState.errors
  return (
    <>
      <fieldset className="field" aria-describedby={returnTurn ? 'return-turn-error' : undefined}>
        <legend className="legend">{texts.which}</legend>
        <div className="tiles skies">
          {turns.map((turn) => (
            <label key={turn} className="tile">
              <input type="radio" value={turn} {...register('returnTurn')} />
              {texts[kind][turn].name}
              <span>{texts[kind][turn].said}</span>
            </label>
          ))}
        </div>
        {returnTurn && <FieldError id="return-turn-error">{returnTurn.message}</FieldError>}
      </fieldset>
      <Controller
        control={control}
        name="returnPlace"
        render={({ field }) => (
          <CityField
            label={texts.place}
            ref={field.ref}
            value={field.value ?? ''}
            chosenId={watch('returnPlaceId') ?? ''}
            asked={returnPlace !== undefined}
            error={returnPlace?.message}
            onBlur={field.onBlur}
            onChange={(text, chosen) => {
              setValue('returnPlaceId', chosen?.id ?? '')
              field.onChange(text)
            }}
          />
        )}
      />
    </>
  )
}
