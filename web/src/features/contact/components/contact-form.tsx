import { zodResolver } from '@hookform/resolvers/zod'
import { CONTACT_MESSAGE_MAX } from '@sibyl/contracts/constants'
import { type ContactBody, contactBody } from '@sibyl/contracts/http/contact'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { common } from '#texts/common.ts'
import { contactForm as texts } from '#texts/contact.tsx'
import { Button } from '../../../components/button.tsx'
import { Field, TextField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { forgetDraft, useKeepDraft, useKeptDraft } from '../../../lib/draft.ts'
import { useSubmitContactMutation } from '../api.ts'
import { readFailure } from '../read-failure.ts'
import { Honeypot } from './honeypot.tsx'

const DRAFT = 'contact'

const names = ['name', 'email', 'message'] as const

type ContactFormProps = { from: { name: string; email: string }; onSent: () => void }

export const ContactForm = ({ from, onSent }: ContactFormProps) => {
  const [send] = useSubmitContactMutation()
  const [refused, setRefused] = useState<string | null>(null)
  const [website, setWebsite] = useState('')
  const kept = useKeptDraft(DRAFT)
  const { register, handleSubmit, setError, watch, formState } = useForm<ContactBody>({
    resolver: zodResolver(contactBody),
    defaultValues: { ...from, message: '', ...kept },
  })
  const { errors, isSubmitting } = formState
  useKeepDraft(DRAFT, watch())

  const submit = handleSubmit(async (body) => {
    setRefused(null)
    if (website) return onSent()
    try {
      await send(body).unwrap()
      forgetDraft(DRAFT)
      onSent()
    } catch (error) {
      const { message, fields } = readFailure(error)
      for (const name of names) {
        const about = fields.find(({ field }) => field === name)
        if (about) setError(name, { type: 'server', message: about.message })
      }
      setRefused(message)
    }
  })

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
      {refused && <Notice kind="bad">{refused}</Notice>}
      <Button variant="primary" type="submit" busy={isSubmitting}>
        {isSubmitting ? common.sending : texts.submit}
      </Button>
    </form>
  )
}
