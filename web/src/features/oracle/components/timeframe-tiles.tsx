import { timeframes } from '@sibyl/contracts/http/reading-forms'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { tarot as texts } from '#texts/oracle-cards.ts'
import { FieldError } from '../../../components/field.tsx'
import '../../../components/tile.css'
import { spreadFor } from '../spreads.ts'

type TimeframeTilesProps = { premium: boolean; error?: string | undefined; field: UseFormRegisterReturn }

export const TimeframeTiles = ({ premium, error, field }: TimeframeTilesProps) => (
  <fieldset className="field" aria-describedby={error ? 'timeframe-error' : undefined}>
    <legend className="legend">{texts.timeframe}</legend>
    <div className="tiles">
      {timeframes.map((timeframe) => (
        <label key={timeframe} className="tile">
          <input type="radio" value={timeframe} {...field} {...(error && { 'aria-describedby': 'timeframe-error' })} />
          {texts.timeframes[timeframe]}
          <span>{texts.cards(spreadFor(timeframe, premium).places.length)}</span>
        </label>
      ))}
    </div>
    {error && <FieldError id="timeframe-error">{error}</FieldError>}
  </fieldset>
)
