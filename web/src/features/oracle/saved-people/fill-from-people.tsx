import type { Person } from '@sibyl/contracts/http/people'
import type { PersonForm } from '@sibyl/contracts/http/person-form'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { savedPeople as texts } from '#texts/saved-people.ts'
import { Field } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { formOf, useAddPersonMutation, useChangePersonMutation, useMovePersonUpMutation } from '../../../lib/people/people-api.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import type { AboveFields } from './above-fields.ts'
import '../../../components/birth/birth-fields.css'
import { Seats } from './seats.tsx'

/** What a form says of a person. */
type Said = { [F in keyof PersonForm]?: PersonForm[F] | undefined }

/** Called before a form is sent, with its data about the person. Resolves with false to stop the form. */
export type BeforeSending = (said: Said) => Promise<boolean>

/** A line that is refused is shown as its field. */
type Row = { label: string; value: string; field: ReactNode; refused?: boolean }

export type FillFromPeopleProps = AboveFields & {
  people: readonly Person[]
  label: string
  /** What the form says of a person now. */
  said: Said
  /** Fills the form in; an empty form for someone new. */
  fill: (person: PersonForm | undefined) => void
  /** The filled-in lines, each with the field that changes it. */
  rows: readonly Row[]
  /** Whether the form asks for all that a saved person has, besides the name. */
  whole: boolean
  before: RefObject<BeforeSending | null>
}

const isEmpty = (text: unknown) => text === undefined || text === '' || text === false

/** Whether a form still says what is saved, as far as it asks for it. */
const agrees = (said: Said, person: Person) => {
  const saved = formOf(person)
  return Object.entries(said).every(([field, value]) => {
    const known = saved[field as keyof PersonForm]
    return value === known || (isEmpty(value) && isEmpty(known))
  })
}

/** Lines with what was filled in; one that is changed becomes its field, for this reading. */
const FilledLines = ({ rows }: { rows: readonly Row[] }) => {
  const [opened, setOpened] = useState<readonly string[]>([])
  const list = useRef<HTMLDivElement>(null)
  const refused = rows.find((row) => row.refused)?.label
  const wanted = refused ?? opened.at(-1)
  useEffect(() => {
    if (wanted) list.current?.querySelector<HTMLElement>(`[data-row="${wanted}"] input`)?.focus()
  }, [wanted])
  return (
    <div className="filledlines" ref={list}>
      {rows.map(({ label, value, field, ...row }) =>
        opened.includes(label) || row.refused ? (
          <div key={label} data-row={label} className="openedline">
            {field}
          </div>
        ) : (
          <p key={label}>
            <span className="quiet">{label}</span>
            <span>{value}</span>
            <button type="button" className="mini" aria-label={texts.changeOf(label)} onClick={() => setOpened([...opened, label])}>
              {texts.change}
            </button>
          </p>
        ),
      )}
    </div>
  )
}

/** Fills a form in from the reader's saved people. */
export const FillFromPeople = ({ people, label, said, fill, rows, whole, before, onFilled, below }: FillFromPeopleProps) => {
  const { user } = useSession()
  const [params] = useSearchParams()
  const asked = people.find(({ _id }) => _id === params.get('person'))
  const [add] = useAddPersonMutation()
  const [change] = useChangePersonMutation()
  const [moveUp] = useMovePersonUpMutation()
  const selfMissing = !people.some(({ self }) => self)
  /** Whom the form was opened for, or what was typed before, or the likely one. */
  const [chosen, setChosen] = useState(
    () => asked ?? (Object.values(said).every(isEmpty) ? people[0] : people.find((one) => agrees(said, one))),
  )
  const [ticked, setTicked] = useState(!chosen && selfMissing)
  const [name, setName] = useState(selfMissing ? (user?.fullName ?? '') : '')
  const [failed, setFailed] = useState(false)
  const [key] = useState(() => crypto.randomUUID())

  const choose = (person: Person | undefined) => {
    setChosen(person)
    setTicked(!person && selfMissing)
    fill(person && formOf(person))
  }
  // Once, for the person chosen when the form opened.
  const first = useRef(chosen)
  useEffect(() => {
    if (first.current) fill(formOf(first.current))
    first.current = undefined
  }, [fill])

  const filled = chosen !== undefined
  useLayoutEffect(() => {
    onFilled(filled)
    return () => onFilled(false)
  }, [filled, onFilled])

  const changed = chosen !== undefined && !agrees(said, chosen)

  const save = async (now: Said): Promise<{ error?: unknown }> => {
    if (chosen && !(changed && ticked)) void moveUp(chosen._id)
    if (!ticked) return {}
    if (chosen) return changed ? change({ id: chosen._id, person: { ...formOf(chosen), ...now } as PersonForm }) : {}
    return whole ? add({ person: { ...now, name, ...(selfMissing && { self: true }) } as PersonForm, key }) : {}
  }
  before.current = async (now) => {
    const { error } = await save(now)
    setFailed(error !== undefined)
    return error === undefined
  }

  return (
    <>
      <Seats label={label} people={people} chosen={chosen} onChoose={choose} />
      {chosen && <FilledLines key={chosen._id} rows={rows} />}
      {below &&
        createPortal(
          <>
            {(chosen ? changed : whole) && (
              <label className="tick">
                <input type="checkbox" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
                {chosen ? texts.saveToo(chosen.name) : selfMissing ? texts.keepSelf : texts.keep}
              </label>
            )}
            {!chosen && whole && ticked && (
              <Field label={texts.name} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
            )}
            {failed && <Notice kind="bad">{texts.failed}</Notice>}
          </>,
          below,
        )}
    </>
  )
}
