import type { Person } from '@sibyl/contracts/http/people'
import { deletion as texts } from '#texts/people.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useDeletePersonMutation } from '../../../lib/people/people-api.ts'

type DeletePersonProps = { person: Person; onClose: () => void; onDeleted: (person: Person) => void }

const firstName = (name: string) => name.split(' ')[0] ?? name

/** Asks before it deletes a person; the safe button has the focus. */
export const DeletePerson = ({ person, onClose, onDeleted }: DeletePersonProps) => {
  const [remove, { isLoading, error }] = useDeletePersonMutation()
  const confirm = async () => {
    const { error: failed } = await remove(person._id)
    if (!failed) onDeleted(person)
  }
  const name = firstName(person.name)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title(person.name)}
      description={person.self ? texts.aboutSelf : texts.about}
      actions={
        <>
          <Button variant="danger" busy={isLoading} onClick={confirm}>
            {texts.confirm(name)}
          </Button>
          <Button variant="secondary" onClick={onClose} ref={(button) => button?.focus()}>
            {texts.keep(name)}
          </Button>
        </>
      }
    >
      {error && <Notice kind="bad">{failureOf(error, texts.failed).message}</Notice>}
    </Dialog>
  )
}
