import type { Person } from '@sibyl/contracts/http/people'
import { useEffect, useState } from 'react'
import { deletion as texts } from '#texts/people.ts'
import { Button } from '../../../components/button.tsx'
import { formOf, useAddPersonMutation } from '../../../lib/people/people-api.ts'

const SHOWN_MS = 8000

/** Says who was deleted, and saves them again on request. Stays while it has the pointer or the focus. */
export const DeletedToast = ({ person, onGone }: { person: Person; onGone: () => void }) => {
  const [add, { isLoading, isError }] = useAddPersonMutation()
  const [held, setHeld] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  useEffect(() => {
    if (held || isLoading) return
    const timer = setTimeout(onGone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, isLoading, onGone])

  const undo = async () => {
    const { error } = await add({ person: { ...formOf(person), ...(person.self && { self: true }) }, key })
    if (!error) onGone()
  }
  return (
    <section
      className="deletedtoast"
      aria-label={texts.done(person.name)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status">{isError ? texts.undoFailed : texts.done(person.name)}</p>
      <Button variant="tertiary" small busy={isLoading} onClick={undo}>
        {texts.undo}
      </Button>
    </section>
  )
}
