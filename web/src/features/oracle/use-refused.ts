import { useEffect } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type { Refused } from './use-generation.ts'

/** Shows what the server found that the form could not see, each sentence at its field. */
export const useRefused = <Values extends FieldValues>(fields: readonly Path<Values>[], setError: UseFormSetError<Values>) => {
  const { state } = useLocation() as { state: Partial<Refused> | null }
  const refused = state?.fields
  useEffect(() => {
    for (const { field, message } of refused ?? []) {
      const own = fields.find((name) => name === field)
      if (own) setError(own, { message })
    }
  }, [refused, fields, setError])
}
