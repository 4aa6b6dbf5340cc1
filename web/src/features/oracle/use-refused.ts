import { useEffect } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { showFailure } from '../../lib/show-failure.ts'
import type { Refused } from './use-generation.ts'

/**
 * Shows what the server found that the form could not see, each sentence at its field, and goes to the first of them. `fields` stand as they
 * do on the screen. The server names them by their place in the request, such as draw.cut, of which the form knows the end.
 */
export const useRefused = <Values extends FieldValues>(fields: readonly Path<Values>[], setError: UseFormSetError<Values>) => {
  const { state } = useLocation() as { state: Partial<Refused> | null }
  const refused = state?.fields
  useEffect(() => {
    const named = (refused ?? []).map(({ field, message }) => ({ field: field.replace(/^.*\./, ''), message }))
    showFailure({ fields: named, message: '' }, fields, setError)
  }, [refused, fields, setError])
}
