import { timeframes } from '@sibyl/contracts/http/reading-forms-tarot'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { tarot as texts } from '#texts/oracle-cards.ts'
import { FieldError } from '../../../components/field.tsx'
import '../../../components/tile.css'
import { spreadFor } from '../spreads.ts'

/** `chosen`: how many cards the spread that was chosen has; undefined where the timeframe decides. */
type TimeframeTilesProps = { premium: boolean; chosen: number | undefined; error?: string | undefined; field: UseFormRegisterReturn }

export const TimeframeTiles = ({ premium, chosen, error, field }: TimeframeTilesProps) => (
  <fieldset className="field" aria-describedby={error ? 'timeframe-error' : undefined}>
    <legend className="legend">{texts.timeframe}</legend>
    <div className="tiles">
      {timeframes.map((timeframe) => (
        <label key={timeframe} className="tile">
          <input type="radio" value={timeframe} {...field} {...(error && { 'aria-describedby': 'timeframe-error' })} />
          {texts.timeframes[timeframe]}
          <span>{texts.cards(chosen ?? spreadFor(timeframe, premium).positions.length)}</span>
        </label>
      ))}
    </div>
    {error && <FieldError id="timeframe-error">{error}</FieldError>}
  </fieldset>
)
