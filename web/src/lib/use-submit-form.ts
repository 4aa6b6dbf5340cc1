import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { CallFailure } from './failure.ts'
import { showFailure } from './show-failure.ts'

type SubmitForm<Answers extends FieldValues> = {
  schema: z.ZodType<Answers, Answers>
  /** In screen order: the first refused field gets the focus. */
  fields: readonly Path<Answers>[]
  values: DefaultValues<Answers>
  /** When a field is first validated; after a refused submit, at every change. */
  mode?: 'onSubmit' | 'onChange' | 'onTouched'
  /** Runs with valid values only, and never twice at a time. */
  send: (answers: Answers) => unknown
  /** Turns an error of `send` into a sentence; null if the page shows it instead of the form. */
  readFailure: (error: unknown) => CallFailure | null
}

/** Why the server refused the form as a whole, and the refused values. */
type Refusal<Answers> = Pick<CallFailure, 'code' | 'message'> & { answers: Answers }

/**
 * A form that submits its values. Each refused field shows its message, and the first one gets the focus, which makes a screen reader
 * announce it; `refusal` holds only what no field shows, so that nothing is announced twice.
 */
export const useSubmitForm = <Answers extends FieldValues>({
  schema,
  fields,
  values,
  mode = 'onSubmit',
  send,
  readFailure,
}: SubmitForm<Answers>) => {
  const form = useForm<Answers>({ resolver: standardSchemaResolver(schema), defaultValues: values, mode })
  const { formState, handleSubmit, setError } = form
  const [refusal, setRefusal] = useState<Refusal<Answers> | null>(null)
  // A second press can come before the first has rendered the button busy.
  const sending = useRef(false)

  const sendOnce = handleSubmit(async (answers) => {
    try {
      await send(answers)
    } catch (error) {
      const failure = readFailure(error)
      const message = failure && showFailure(failure, fields, setError)
      if (message) setRefusal({ code: failure.code, message, answers })
    }
  })

  const submit = async (event: React.SyntheticEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    setRefusal(null)
    try {
      await sendOnce(event)
    } finally {
      sending.current = false
    }
  }

  return { ...form, errors: formState.errors, isSubmitting: formState.isSubmitting, submit, refusal }
}
