import { type Timeframe, timeframes } from '@sibyl/contracts/http/reading-forms'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldError } from '../../../components/field.tsx'
import '../../../components/tile.css'
import { counted } from '../../../lib/format.ts'
import { spreadFor } from '../spreads.ts'

const names: Record<Timeframe, string> = { present: 'Present', tomorrow: 'Tomorrow', week: 'This week', month: 'This month' }

type TimeframeTilesProps = { premium: boolean; error?: string | undefined; field: UseFormRegisterReturn }

export const TimeframeTiles = ({ premium, error, field }: TimeframeTilesProps) => (
  <fieldset className="field" aria-describedby={error ? 'timeframe-error' : undefined}>
    <legend className="legend">How far ahead</legend>
    <div className="tiles">
      {timeframes.map((timeframe) => (
        <label key={timeframe} className="tile">
          <input type="radio" value={timeframe} {...field} {...(error && { 'aria-describedby': 'timeframe-error' })} />
          {names[timeframe]}
          <span>{counted(spreadFor(timeframe, premium).places.length, 'card')}</span>
        </label>
      ))}
    </div>
    {error && <FieldError id="timeframe-error">{error}</FieldError>}
  </fieldset>
)
