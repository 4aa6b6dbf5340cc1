import { deletion as texts } from '#texts/deletion.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Notice } from '../../components/notice.tsx'
import { forgetDailyCard } from '../../lib/daily-card-cache.ts'
import { failureOf } from '../../lib/failure.ts'
import { forgetMonths } from '../../lib/journal-cache.ts'
import { forgetSeal } from '../../lib/seen-seals.ts'
import { useDeleteReadingMutation } from './api.ts'

type DeleteDialogProps = { id: string; title: string; open: boolean; onOpenChange: (open: boolean) => void; onDeleted: () => void }

/** Asks for confirmation, then deletes the reading, and the browser's copies: today's card, and months of the journal. */
export const DeleteDialog = ({ id, title, open, onOpenChange, onDeleted }: DeleteDialogProps) => {
  const [remove, { isLoading, error }] = useDeleteReadingMutation()

  const confirm = async () => {
    const answer = await remove(id)
    if (answer.error) return
    forgetDailyCard(id)
    forgetMonths()
    forgetSeal(id)
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
          <Button variant="danger" busy={isLoading} onClick={confirm}>
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
