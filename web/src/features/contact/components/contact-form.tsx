import { zodResolver } from '@hookform/resolvers/zod'
import { CONTACT_MESSAGE_MAX } from '@sibyl/contracts/constants'
import { type ContactBody, contactBody } from '@sibyl/contracts/http/contact'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../components/button.tsx'
import { Field, TextField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useSubmitContactMutation } from '../api.ts'
import { readFailure } from '../read-failure.ts'
import { Honeypot } from './honeypot.tsx'

const names = ['name', 'email', 'message'] as const

type ContactFormProps = { from: { name: string; email: string }; onSent: () => void }

export const ContactForm = ({ from, onSent }: ContactFormProps) => {
  const [send] = useSubmitContactMutation()
  const [refused, setRefused] = useState<string | null>(null)
  const [website, setWebsite] = useState('')
  const { register, handleSubmit, setError, watch, formState } = useForm<ContactBody>({
    resolver: zodResolver(contactBody),
    defaultValues: { ...from, message: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (body) => {
    setRefused(null)
    if (website) return onSent()
    try {
      await send(body).unwrap()
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
      <Field label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <Field label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField
        label="Message"
        rows={7}
        hint={`${watch('message').trim().length} of ${CONTACT_MESSAGE_MAX}`}
        error={errors.message?.message}
        {...register('message')}
      />
      <Honeypot value={website} onChange={setWebsite} />
      {refused && <Notice kind="bad">{refused}</Notice>}
      <Button kind="p" type="submit" busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  )
}
