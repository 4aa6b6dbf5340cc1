import type { Person } from '@sibyl/contracts/http/people'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMovePersonUpMutation } from '../../../lib/people/people-api.ts'
import type { AboveFields } from './above-fields.ts'
import { Seats } from './seats.tsx'

export type NameFromPeopleProps = AboveFields & {
  people: readonly Person[]
  label: string
  /** Which of the two: the reader, or the other person. */
  own: boolean
  name: string
  fill: (name: string) => void
  /** Runs when the form is sent. */
  sent: RefObject<(() => void) | null>
  /** Who is in the seat; undefined: someone new. */
  onPerson: (person: Person | undefined) => void
}

/** A name taken from the reader's saved people; nothing while there are none. */
export const NameFromPeople = ({ people: all, label, own, name, fill, sent, onPerson, onFilled }: NameFromPeopleProps) => {
  // The reader stands first, the others second; a reader who has not saved themselves may be anybody.
  const selfSaved = all.some(({ self }) => self)
  const people = all.filter(({ self }) => !selfSaved || self === own)
  const [params] = useSearchParams()
  const [moveUp] = useMovePersonUpMutation()
  const [asNew, setAsNew] = useState(false)
  const likely = own ? people.find(({ self }) => self) : (people.find(({ _id }) => _id === params.get('person')) ?? people[0])
  const chosen = asNew ? undefined : people.find((person) => person.name === name)

  // Once people are there, unless something was typed before.
  const offered = useRef(name !== '')
  useEffect(() => {
    if (offered.current || !likely) return
    offered.current = true
    fill(likely.name)
  }, [likely, fill])

  sent.current = () => void (chosen && !chosen.self && moveUp(chosen._id))

  const filled = chosen !== undefined
  useLayoutEffect(() => onFilled(filled), [filled, onFilled])
  useLayoutEffect(() => onPerson(chosen), [chosen, onPerson])

  return (
    <Seats
      label={label}
      people={people}
      chosen={chosen}
      onChoose={(person) => {
        setAsNew(person === undefined)
        fill(person?.name ?? '')
      }}
    />
  )
}
