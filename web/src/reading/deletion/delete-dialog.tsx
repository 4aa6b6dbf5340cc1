import { deletion as texts } from '#texts/deletion.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { forgetDailyCard } from '../../lib/daily-card-cache.ts'
import { failureOf } from '../../lib/failure.ts'
import { useDeleteReadingMutation } from './api.ts'

type DeleteDialogProps = { id: string; title: string; open: boolean; onOpenChange: (open: boolean) => void; onDeleted: () => void }

/** Asks once more, then takes the reading from the shelf, and from this browser where it is the card of the day. */
export const DeleteDialog = ({ id, title, open, onOpenChange, onDeleted }: DeleteDialogProps) => {
  const [remove, { isLoading, error }] = useDeleteReadingMutation()

  const confirm = async () => {
    const answer = await remove(id)
    if (answer.error) return
    forgetDailyCard(id)
    onOpenChange(false)
    onDeleted()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={texts.about(title)}
      actions={
        <>
          <Button variant="primary" busy={isLoading} onClick={confirm}>
            {texts.confirm}
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {texts.keep}
          </Button>
        </>
      }
    >
      {error && <Notice kind="bad">{failureOf(error, texts.failed).message}</Notice>}
    </Dialog>
  )
}
