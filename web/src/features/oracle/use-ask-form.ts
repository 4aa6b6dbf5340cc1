import type { MethodId } from '@sibyl/contracts/methods'
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form'
import { useKeepDraft, useKeptDraft } from '../../lib/draft.ts'
import { newSubmission, type Submission } from './submission.ts'
import { usePrepare } from './use-prepare.ts'
import { useRefused } from './use-refused.ts'

/** Puts a sentence at a field and the focus into it. */
export type Refuse<Answers extends FieldValues> = (field: Path<Answers>, message: string) => undefined

type AskForm<Answers extends FieldValues> = {
  resolver: Resolver<Answers>
  /** Every field in the order of the screen: its draft is kept, and the first that the server refuses gets the focus. */
  fields: readonly Path<Answers>[]
  empty: DefaultValues<Answers>
  /** Turns valid answers into a submission; undefined after `refuse`, for what a schema cannot know. */
  toSubmission?: (answers: Answers, refuse: Refuse<Answers>) => Submission | undefined | Promise<Submission | undefined>
}

/** The form of a method: starts from the reader's draft, keeps it, shows what the server refused, and goes to the reading on submit. */
export const useAskForm = <Answers extends FieldValues>(
  methodId: MethodId,
  { resolver, fields, empty, toSubmission = (answers) => newSubmission(answers) }: AskForm<Answers>,
) => {
  const prepare = usePrepare(methodId)
  const draft = useKeptDraft(methodId)
  const form = useForm<Answers>({ resolver, defaultValues: { ...empty, ...draft } as DefaultValues<Answers> })
  const { setError, handleSubmit, watch, formState } = form
  const values = watch()

  useKeepDraft(methodId, Object.fromEntries(fields.map((field) => [field, values[field]])))
  useRefused<Answers>(fields, setError)

  const refuse: Refuse<Answers> = (field, message) => {
    setError(field, { message }, { shouldFocus: true })
    return undefined
  }
  const submit = handleSubmit(async (answers) => {
    const submission = await toSubmission(answers, refuse)
    if (submission) await prepare(submission)
  })
  return { ...form, values, submit, errors: formState.errors, isSubmitting: formState.isSubmitting }
}
