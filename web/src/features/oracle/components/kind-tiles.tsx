import type { UseFormRegisterReturn } from 'react-hook-form'
import { form } from '#texts/oracle-form.ts'
import { FieldError } from '../../../components/field.tsx'
import '../../../components/tile.css'

type KindTilesProps = {
  kinds: readonly { id: string; name: string; said: string }[]
  /** Sets the width of the tiles. */
  className: string
  error?: string | undefined
  /** The kind that is chosen, unless the field keeps it. */
  chosen?: string
  field: UseFormRegisterReturn
}

const ERROR_ID = 'reading-type-error'

/** The kinds of reading of a method, one tile each. */
export const KindTiles = ({ kinds, className, error, chosen, field }: KindTilesProps) => (
  <fieldset className="field" aria-describedby={error === undefined ? undefined : ERROR_ID}>
    <legend className="legend">{form.whatToRead}</legend>
    <div className={`tiles ${className}`}>
      {kinds.map(({ id, name, said }) => (
        <label key={id} className="tile">
          <input
            type="radio"
            value={id}
            {...field}
            {...(chosen !== undefined && { checked: id === chosen })}
            {...(error !== undefined && { 'aria-describedby': ERROR_ID })}
          />
          {name}
          <span>{said}</span>
        </label>
      ))}
    </div>
    {error !== undefined && <FieldError id={ERROR_ID}>{error}</FieldError>}
  </fieldset>
)
