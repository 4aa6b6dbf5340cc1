import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Person } from '@sibyl/contracts/http/people'
import { personForm } from '@sibyl/contracts/http/person-form'
import type { LoveBirth } from '@sibyl/contracts/http/reading-forms-love'
import { type RefObject, useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { twoCharts as texts } from '#texts/oracle-love.ts'
import { savedPeople as people } from '#texts/saved-people.ts'
import { DateOfBirth, PlaceOfBirth, TimeOfBirth } from '../../../components/birth/birth-fields.tsx'
import { useSettledPlace } from '../../../components/birth/use-settled-place.ts'
import { useKeepDraft, useStoredDraft } from '../../../lib/draft.ts'
import { onTheClock } from '../../../lib/people/birth-clock.ts'
import { longDate } from '../long-date.ts'
import type { Refused } from '../use-refused.ts'
import './birth-seat.css'

const schema = personForm.omit({ name: true, relation: true })
const empty = { dateOfBirth: '', timeOfBirth: '', unknownTime: false, placeOfBirth: '', placeId: '' }
const fields = ['dateOfBirth', 'timeOfBirth', 'unknownTime', 'placeOfBirth'] as const

/** Says what the form sends for a seat; undefined after it has shown what is missing. */
export type SettleBirth = () => Promise<LoveBirth | undefined>

type SeatProps = { seat: 'yourBirth' | 'partnerBirth'; settle: RefObject<SettleBirth | null> }

const SavedBirth = ({ person, settle }: Pick<SeatProps, 'settle'> & { person: Person }) => {
  settle.current = async () => ({ personId: person._id })
  const { dateOfBirth, timeOfBirth, placeOfBirth } = person
  return <p className="note">{texts.born(longDate(dateOfBirth), timeOfBirth ? onTheClock(timeOfBirth) : people.unknown, placeOfBirth)}</p>
}

const TypedBirth = ({ seat, settle }: SeatProps) => {
  const draft = useStoredDraft(seat)
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { ...empty, ...draft } })
  const { handleSubmit, setError, watch } = form
  const settlePlace = useSettledPlace()
  useKeepDraft(seat, watch())

  // The server names a field of a birth by its seat: yourBirth.timeOfBirth.
  const refused = (useLocation().state as Partial<Refused> | null)?.fields
  useEffect(() => {
    for (const field of fields) {
      const fault = refused?.find((one) => one.field === `${seat}.${field}`)
      if (fault) setError(field, { message: fault.message }, { shouldFocus: true })
    }
  }, [refused, seat, setError])

  settle.current = async () => {
    let birth: LoveBirth | undefined
    await handleSubmit(async ({ dateOfBirth, timeOfBirth, unknownTime, ...place }) => {
      const found = await settlePlace(place, (field, message) => {
        setError(field, { message }, { shouldFocus: true })
        return undefined
      })
      const when = unknownTime || !timeOfBirth ? { unknownTime: true } : { timeOfBirth }
      birth = found && { dateOfBirth, ...when, ...found }
    })()
    return birth
  }

  return (
    <FormProvider {...form}>
      <div className="born">
        <DateOfBirth own={seat === 'yourBirth'} />
        <TimeOfBirth />
      </div>
      <PlaceOfBirth />
    </FormProvider>
  )
}

/** The birth of one of two people: that of the saved person in the seat, or fields for it. */
export const BirthSeat = ({ person, ...props }: SeatProps & { person: Person | undefined }) => (
  <fieldset className="birthseat">
    <legend className="legend">{texts.seats[props.seat]}</legend>
    {person ? <SavedBirth person={person} settle={props.settle} /> : <TypedBirth {...props} />}
  </fieldset>
)
