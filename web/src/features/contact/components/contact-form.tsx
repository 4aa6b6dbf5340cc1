import { CONTACT_MESSAGE_MAX } from '@sibyl/contracts/constants'
import { type ContactBody, contactBody } from '@sibyl/contracts/http/contact-body'
import { useState } from 'react'
import { common } from '#texts/common.ts'
import { contactForm as texts } from '#texts/contact.tsx'
import { Button } from '../../../components/button.tsx'
import { Field, TextField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { forgetDraft, useKeepDraft, useStoredDraft } from '../../../lib/draft.ts'
import { failureOf } from '../../../lib/failure.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { useSubmitContactMutation } from '../api.ts'
import { Honeypot } from './honeypot.tsx'

const DRAFT = 'contact'

type ContactFormProps = { from: { name: string; email: string }; onSent: () => void }

export const ContactForm = ({ from, onSent }: ContactFormProps) => {
  const [send] = useSubmitContactMutation()
  const [website, setWebsite] = useState('')
  const stored = useStoredDraft(DRAFT)
  const { register, errors, watch, submit, refusal, isSubmitting } = useSubmitForm<ContactBody>({
    schema: contactBody,
    fields: ['name', 'email', 'message'],
    values: { ...from, message: '', ...stored },
    send: async (body) => {
      if (!website) {
        await send(body).unwrap()
        forgetDraft(DRAFT)
      }
      onSent()
    },
    readFailure: (error) => failureOf(error, texts.failed),
  })
  useKeepDraft(DRAFT, watch())

  return (
    <form onSubmit={submit} noValidate>
      <Field label={texts.name} autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Field label={texts.email} type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField
        label={texts.message}
        rows={7}
        hint={texts.length(watch('message').trim().length, CONTACT_MESSAGE_MAX)}
        error={errors.message?.message}
        {...register('message')}
      />
      <Honeypot value={website} onChange={setWebsite} />
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
      <Button variant="primary" type="submit" busy={isSubmitting}>
        {isSubmitting ? common.sending : texts.submit}
      </Button>
    </form>
  )
}
