import { zodResolver } from '@hookform/resolvers/zod'
import { type User, updateProfile } from '@sibyl/contracts/http/auth'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { details } from '#texts/account-settings.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { forgetDraft, useKeepDraft, useKeptDraft } from '../../../lib/draft.ts'
import { failureOf } from '../../../lib/failure.ts'
import { useUpdateProfileMutation } from '../api.ts'
import { TimeZoneField } from './time-zone-field.tsx'

const DRAFT = 'profile'

const names = ['firstName', 'lastName', 'timezone'] as const

/** Names and time zone; what the server refuses is said beside the field it is about. */
export const ProfileForm = ({ user: { firstName, lastName, timezone } }: { user: User }) => {
  const [update] = useUpdateProfileMutation()
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)
  const { register, handleSubmit, setError, setValue, reset, watch, formState } = useForm({
    resolver: zodResolver(updateProfile.body),
    defaultValues: { firstName, lastName, timezone },
  })
  const { errors, isSubmitting, isDirty } = formState

  const kept = useKeptDraft(DRAFT)
  useKeepDraft(DRAFT, watch())
  useEffect(() => {
    for (const name of names) {
      const typed = kept[name]
      if (typeof typed === 'string') setValue(name, typed, { shouldDirty: true })
    }
  }, [kept, setValue])

  const submit = handleSubmit(async (changes) => {
    setOutcome(null)
    try {
      const saved = await update(changes).unwrap()
      forgetDraft(DRAFT)
      reset({ firstName: saved.firstName, lastName: saved.lastName, timezone: saved.timezone })
      setOutcome('saved')
    } catch (error) {
      const { fields } = failureOf(error, details.failed)
      for (const name of names) {
        const refused = fields.find(({ field }) => field === name)
        if (refused) setError(name, { type: 'server', message: refused.message })
      }
      setOutcome('failed')
    }
  })

  return (
    <form className="details" onSubmit={submit} onChange={() => setOutcome(null)} noValidate>
      <div className="names">
        <Field label={details.firstName} autoComplete="given-name" error={errors.firstName?.message} {...register('firstName')} />
        <Field label={details.lastName} autoComplete="family-name" error={errors.lastName?.message} {...register('lastName')} />
      </div>
      <TimeZoneField
        kept={timezone}
        chosen={watch('timezone') ?? timezone}
        error={errors.timezone?.message}
        onSuggested={(zone) => setValue('timezone', zone, { shouldDirty: true })}
        {...register('timezone')}
      />
      {outcome === 'saved' && <Notice kind="good">{details.saved}</Notice>}
      {outcome === 'failed' && <Notice kind="bad">{details.failed}</Notice>}
      <Button variant="primary" type="submit" busy={isSubmitting || !isDirty}>
        {isSubmitting ? common.saving : details.submit}
      </Button>
    </form>
  )
}
