import { email } from '@sibyl/contracts/http/credentials'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { admin } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { useFindReaderMutation } from '../api.ts'

const form = z.object({ email })
const texts = admin.find

/** From an e-mail address to the account's page. */
export const FindReader = () => {
  const [find] = useFindReaderMutation()
  const navigate = useNavigate()
  const { register, errors, submit, refusal, isSubmitting } = useSubmitForm<z.infer<typeof form>>({
    schema: form,
    fields: ['email'],
    values: { email: '' },
    send: async ({ email: address }) => {
      const { readerId } = await find(address).unwrap()
      navigate(`/admin/readers/${readerId}`)
    },
    readFailure: (error) => failureOf(error, texts.failed),
  })
  return (
    <form className="adm-find" onSubmit={submit} noValidate aria-label={texts.heading}>
      <Field label={texts.email} type="email" inputMode="email" autoComplete="off" error={errors.email?.message} {...register('email')} />
      <Button variant="primary" type="submit" busy={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
    </form>
  )
}
