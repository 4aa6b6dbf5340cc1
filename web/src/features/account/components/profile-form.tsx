import type { User } from '@sibyl/contracts/http/auth'
import { type ProfileChanges, profileChanges } from '@sibyl/contracts/http/profile-changes'
import { useEffect, useState } from 'react'
import { details } from '#texts/account-settings.ts'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { forgetDraft, useKeepDraft, useStoredDraft } from '../../../lib/draft.ts'
import { failureOf } from '../../../lib/failure.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { useUpdateProfileMutation } from '../api.ts'
import { TimeZoneField } from './time-zone-field.tsx'

const DRAFT = 'profile'

const names = ['firstName', 'lastName', 'timezone'] as const

/** Names and time zone; the server's refusals appear at the fields they concern. */
export const ProfileForm = ({ user: { firstName, lastName, timezone } }: { user: User }) => {
  const [update] = useUpdateProfileMutation()
  const [saved, setSaved] = useState(false)
  const { register, errors, setValue, reset, watch, formState, submit, refusal, isSubmitting } = useSubmitForm<ProfileChanges>({
    schema: profileChanges,
    fields: names,
    values: { firstName, lastName, timezone },
    send: async (changes) => {
      setSaved(false)
      const changed = await update(changes).unwrap()
      forgetDraft(DRAFT)
      reset({ firstName: changed.firstName, lastName: changed.lastName, timezone: changed.timezone })
      setSaved(true)
    },
    readFailure: (error) => ({ ...failureOf(error, details.failed), message: details.failed }),
  })

  const kept = useStoredDraft(DRAFT)
  useKeepDraft(DRAFT, watch())
  useEffect(() => {
    for (const name of names) {
      const typed = kept[name]
      if (typeof typed === 'string') setValue(name, typed, { shouldDirty: true })
    }
  }, [kept, setValue])

  return (
    <form className="details" onSubmit={submit} onChange={() => setSaved(false)} noValidate>
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
      {saved && <Notice kind="good">{details.saved}</Notice>}
      {refusal && <Notice kind="bad">{refusal.message}</Notice>}
      <Button variant="primary" type="submit" busy={isSubmitting || !formState.isDirty}>
        {isSubmitting ? common.saving : details.submit}
      </Button>
    </form>
  )
}
