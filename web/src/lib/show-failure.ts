import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { CallFailure } from './failure.ts'

/**
 * Puts what the server said beside the fields it is about, and the focus on the first of them as they stand in `names`. Answers with the
 * sentence for the whole form, or null when the fields say it all.
 */
export const showFailure = <T extends FieldValues>(
  { fields, message: whole }: Pick<CallFailure, 'fields' | 'message'>,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
) => {
  const known = names.flatMap((name) => fields.filter(({ field }) => field === name).map(({ message }) => ({ name, message })))
  known.forEach(({ name, message }, index) => {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return known.length > 0 && known.length === fields.length ? null : whole
}
