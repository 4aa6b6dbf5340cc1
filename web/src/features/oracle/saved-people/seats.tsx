import type { Person } from '@sibyl/contracts/http/people'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { people as births } from '#texts/people.ts'
import { savedPeople as texts } from '#texts/saved-people.ts'
import { Field } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { SignSeal } from '../../../components/people/sign-seal.tsx'
import { formatCalendarDate } from '../../../lib/format.ts'
import { hourAndPlaceOf } from '../../../lib/people/birth-clock.ts'
import './saved-people.css'

/** More people than this are behind a button, with a search. */
const SHOWN = 6

const dateOf = ({ dateOfBirth }: Person) => formatCalendarDate(new Date(dateOfBirth))

type SeatsProps = {
  label: string
  people: readonly Person[]
  /** Undefined: someone new. */
  chosen: Person | undefined
  onChoose: (person: Person | undefined) => void
}

/** Saved people as toggle buttons, and one for somebody who is not saved. */
export const Seats = ({ label, people, chosen, onChoose }: SeatsProps) => {
  const id = useId()
  const [all, setAll] = useState(false)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLocaleLowerCase()
  const found = all ? people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)) : people.slice(0, SHOWN)
  const shown = chosen && !all && !found.includes(chosen) ? [...found.slice(0, SHOWN - 1), chosen] : found
  return (
    <fieldset className="seatgroup" aria-labelledby={id}>
      <div className="seatlabel">
        <span className="legend" id={id}>
          {label}
        </span>
        {people.length > SHOWN && !all && (
          <button type="button" className="mini" onClick={() => setAll(true)}>
            {texts.all}
          </button>
        )}
      </div>
      {all && <Field label={texts.search} type="search" value={words} onChange={(event) => setWords(event.target.value)} />}
      <div className="seats">
        {shown.map((person) => (
          <button
            key={person._id}
            type="button"
            className="seat"
            aria-pressed={person._id === chosen?._id}
            onClick={() => onChoose(person)}
          >
            <SignSeal longitude={person.chart.sun} />
            <span>
              <b>{person.name}</b>
              <span>{person.self ? texts.own(dateOf(person)) : dateOf(person)}</span>
            </span>
          </button>
        ))}
        <button type="button" className="seat new" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
          <Icon of={Plus} />
          <span>{texts.someoneNew}</span>
        </button>
      </div>
      {all && shown.length === 0 && <p className="note">{texts.none}</p>}
      <p className="vh" role="status">
        {chosen && texts.filled(chosen.name, births.born(dateOf(chosen), hourAndPlaceOf(chosen)))}
      </p>
    </fieldset>
  )
}
