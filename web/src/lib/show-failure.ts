import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { CallFailure } from './failure.ts'

/** Puts what the server said beside the fields it is about. Answers with the sentence for the whole form, or null when the fields say it all. */
export const showFailure = <T extends FieldValues>(failure: CallFailure, names: readonly Path<T>[], setError: UseFormSetError<T>) => {
  const known = failure.fields.filter(({ field }) => names.includes(field as Path<T>))
  known.forEach(({ field, message }, index) => {
    setError(field as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return known.length > 0 && known.length === failure.fields.length ? null : failure.message
}
