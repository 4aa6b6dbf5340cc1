import { NOT_YET } from '@sibyl/contracts/http/birth-date'
import type { Person } from '@sibyl/contracts/http/people'
import { type PersonForm as Answers, personForm } from '@sibyl/contracts/http/person-form'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { common } from '#texts/common.ts'
import { people, personForm as texts } from '#texts/people.ts'
import { DateOfBirth, PlaceOfBirth, TimeOfBirth } from '../../../components/birth/birth-fields.tsx'
import { useSettledPlace } from '../../../components/birth/use-settled-place.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { formOf, useAddPersonMutation, useChangePersonMutation } from '../../../lib/people/people-api.ts'
import { localToday } from '../../../lib/places/local-today.ts'
import { useSubmitForm } from '../../../lib/use-submit-form.ts'
import { PanelTitle } from './panel-title.tsx'

const fields = ['name', 'dateOfBirth', 'timeOfBirth', 'unknownTime', 'placeOfBirth', 'placeId'] as const

const empty: Answers = { name: '', dateOfBirth: '', timeOfBirth: '', unknownTime: false, placeOfBirth: '', placeId: '' }

type PersonEditorProps = {
  /** The person to change; missing for a new person. */
  person?: Person | undefined
  /** Whether the reader has not yet saved their own birth data. */
  selfMissing: boolean
  /** The reader's name, for their own entry. */
  ownName: string
  onDone: (saved?: Person) => void
  onDelete?: () => void
}

/** The form of a saved person. Cancelling asks first if something was typed. */
export const PersonEditor = ({ person, selfMissing, ownName, onDone, onDelete }: PersonEditorProps) => {
  const [add] = useAddPersonMutation()
  const [change] = useChangePersonMutation()
  const settlePlace = useSettledPlace()
  const [key] = useState(() => crypto.randomUUID())
  const [leaving, setLeaving] = useState(false)
  const [self, setSelf] = useState(selfMissing)
  const first = !person && selfMissing

  const form = useSubmitForm<Answers>({
    schema: personForm,
    fields,
    values: person ? formOf(person) : { ...empty, name: first ? ownName : '' },
    mode: 'onTouched',
    send: async (answers): Promise<void> => {
      if (answers.dateOfBirth > localToday()) return refuse('dateOfBirth', NOT_YET)
      const place = await settlePlace(answers, refuse)
      if (!place) return
      const settled: Answers = { ...answers, ...place, placeOfBirth: place.placeOfBirth ?? '' }
      const saved = person
        ? await change({ id: person._id, person: settled }).unwrap()
        : await add({ person: { ...settled, ...(first && self && { self }) }, key }).unwrap()
      onDone(saved)
    },
    readFailure: (error) => failureOf(error, texts.failed),
  })
  const {
    register,
    errors,
    submit,
    refusal,
    isSubmitting,
    formState: { isDirty },
    watch,
    setError,
  } = form
  const refuse = (field: 'dateOfBirth' | 'placeOfBirth', message: string): undefined => {
    setError(field, { message }, { shouldFocus: true })
    return undefined
  }
  const unknown = watch('unknownTime') === true
  const cancel = () => (isDirty ? setLeaving(true) : onDone())

  return (
    <section className="panel" aria-labelledby="person">
      <PanelTitle id="person">{person ? texts.edit(person.name) : first ? texts.addYourself : texts.add}</PanelTitle>
      <form className="personform" noValidate onSubmit={submit}>
        <Field label={texts.name} autoComplete={first && self ? 'name' : 'off'} error={errors.name?.message} {...register('name')} />
        {first && (
          <label className="tick">
            <input type="checkbox" checked={self} onChange={(event) => setSelf(event.target.checked)} />
            {texts.self}
          </label>
        )}
        <FormProvider {...form}>
          <div className="born">
            <DateOfBirth own={person ? person.self : first && self} />
            <TimeOfBirth />
          </div>
          {unknown && <p className="note">{texts.untimed}</p>}
          <PlaceOfBirth />
        </FormProvider>
        <p className="note">{texts.may}</p>
        {refusal && <Notice kind="bad">{refusal.message}</Notice>}
        <div className="panelacts">
          <Button variant="primary" type="submit" busy={isSubmitting}>
            {isSubmitting ? common.saving : texts.save}
          </Button>
          <Button variant="tertiary" onClick={cancel}>
            {texts.cancel}
          </Button>
          {person && onDelete && (
            <Button variant="danger" className={person.self ? '' : 'narrow-only'} onClick={onDelete}>
              {people.remove(person.name)}
            </Button>
          )}
        </div>
      </form>
      <Dialog
        open={leaving}
        onOpenChange={setLeaving}
        title={texts.leave}
        description={texts.leaveAbout}
        actions={
          <>
            <Button variant="danger" onClick={() => onDone()}>
              {texts.discard}
            </Button>
            <Button variant="secondary" onClick={() => setLeaving(false)}>
              {texts.stay}
            </Button>
          </>
        }
      />
    </section>
  )
}
