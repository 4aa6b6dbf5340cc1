import { type ComponentProps, useId, useMemo } from 'react'
import { timeZone as texts } from '#texts/account-settings.ts'
import '../../../components/field.css'
import { FieldError } from '../../../components/field.tsx'
import { browserZone } from '../../../lib/browser-zone.ts'
import { timeThere, zoneName, zonesByRegion } from '../time-zones.ts'

type TimeZoneFieldProps = {
  kept: string
  chosen: string
  error: string | undefined
  onSuggested: (zone: string) => void
} & ComponentProps<'select'>

/** A list of all zones; if the browser's zone differs from the chosen one, the form offers it. */
export const TimeZoneField = ({ kept, chosen, error, onSuggested, ...select }: TimeZoneFieldProps) => {
  const id = useId()
  const here = browserZone()
  const regions = useMemo(() => zonesByRegion(kept, here), [kept, here])
  const described = `${id}-now${error ? ` ${id}-error` : ''}`
  return (
    <div className="field">
      <div className="row">
        <label className="legend" htmlFor={id}>
          {texts.label}
        </label>
        <span className="note nums" id={`${id}-now`}>
          {texts.now(timeThere(chosen))}
        </span>
      </div>
      <select {...select} id={id} className="control" aria-describedby={described} aria-invalid={Boolean(error)}>
        {regions.map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map(({ zone, city }) => (
              <option key={zone} value={zone}>
                {city}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {here !== chosen && (
        <p className="note suggested">
          {texts.browser(zoneName(here))}{' '}
          <button type="button" onClick={() => onSuggested(here)}>
            {texts.take(zoneName(here))}
          </button>
        </p>
      )}
    </div>
  )
}
