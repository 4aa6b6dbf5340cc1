import { useEffect } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { CallFailure } from '../../lib/failure.ts'
import { showFailure } from '../../lib/show-failure.ts'

/** The navigation state that sends a reader back to the form: what the server refused. */
export type Refused = { fields: CallFailure['fields'] }

/**
 * Shows the server's refusals, each at its field, and focuses the first. `fields` are in screen order. The server names a field by its path
 * in the request, such as draw.cut, of which the form knows the last part.
 */
export const useRefused = <Values extends FieldValues>(fields: readonly Path<Values>[], setError: UseFormSetError<Values>) => {
  const { state } = useLocation() as { state: Partial<Refused> | null }
  const refused = state?.fields
  useEffect(() => {
    const named = (refused ?? []).map(({ field, message }) => ({ field: field.replace(/^.*\./, ''), message }))
    showFailure({ fields: named, message: '' }, fields, setError)
  }, [refused, fields, setError])
}
