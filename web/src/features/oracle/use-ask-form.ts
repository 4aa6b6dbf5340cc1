import type { MethodId } from '@sibyl/contracts/methods'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { useKeepDraft, useStoredDraft } from '../../lib/draft.ts'
import { useSubmitForm } from '../../lib/use-submit-form.ts'
import { newSubmission, type Submission } from './submission.ts'
import { usePrepare } from './use-prepare.ts'
import { useRefused } from './use-refused.ts'

/** Focuses a field, and shows a message at it unless the form shows one already. */
export type Refuse<Answers extends FieldValues> = (field: Path<Answers>, message?: string) => undefined

type AskForm<Answers extends FieldValues> = {
  schema: z.ZodType<Answers, Answers>
  /** Every field in the order of the screen: drafts are stored, and the first field that the server refuses gets the focus. */
  fields: readonly Path<Answers>[]
  empty: DefaultValues<Answers>
  /** Turns valid values into a submission; undefined after `refuse`, for checks beyond a schema. */
  toSubmission?: (answers: Answers, refuse: Refuse<Answers>) => Submission | undefined | Promise<Submission | undefined>
}

/** The form of a method: starts from the reader's draft, stores it, shows what the server refused, and opens the reading on submit. */
export const useAskForm = <Answers extends FieldValues>(
  methodId: MethodId,
  { schema, fields, empty, toSubmission = (answers) => newSubmission(answers) }: AskForm<Answers>,
) => {
  const prepare = usePrepare(methodId)
  const draft = useStoredDraft(methodId)
  const form = useSubmitForm<Answers>({
    schema,
    fields,
    values: { ...empty, ...draft } as DefaultValues<Answers>,
    send: async (answers) => {
      const submission = await toSubmission(answers, refuse)
      if (submission) await prepare(submission)
    },
    // The request is made on the next page; an exception here is a bug.
    readFailure: (error) => {
      throw error
    },
  })
  const { setError, setFocus, watch } = form
  const values = watch()

  useKeepDraft(methodId, Object.fromEntries(fields.map((field) => [field, values[field]])))
  useRefused<Answers>(fields, setError)

  const refuse: Refuse<Answers> = (field, message) => {
    if (message === undefined) setFocus(field)
    else setError(field, { message }, { shouldFocus: true })
    return undefined
  }
  return { ...form, values }
}
