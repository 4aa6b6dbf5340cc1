import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { CallFailure } from './failure.ts'

/**
 * Shows the server's messages at the fields they concern, and focuses the first of these in the order of `names`. Returns the sentence for
 * the whole form, or null if the fields say everything.
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
