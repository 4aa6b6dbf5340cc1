import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useDeleteReadingMutation } from '../api.ts'

/** Asks once more, then takes the reading from the shelf. */
export const DeleteReading = ({ id, open, onOpenChange }: { id: string; open: boolean; onOpenChange: (open: boolean) => void }) => {
  const navigate = useNavigate()
  const [remove, { isLoading, error }] = useDeleteReadingMutation()

  const confirm = async () => {
    const answer = await remove(id)
    if (!answer.error) navigate('/history', { replace: true })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this reading?"
      description="It leaves your shelf for good. What it cost is not returned."
      actions={
        <>
          <Button kind="p" busy={isLoading} onClick={confirm}>
            Yes, Delete
          </Button>
          <Button kind="s" onClick={() => onOpenChange(false)}>
            Keep It
          </Button>
        </>
      }
    >
      {error && <p role="alert">{failureOf(error, 'Failed to delete the reading').message}</p>}
    </Dialog>
  )
}
