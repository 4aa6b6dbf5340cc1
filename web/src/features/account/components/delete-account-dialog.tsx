import { useNavigate } from 'react-router-dom'
import { deletion } from '#texts/account-settings.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { endSession } from '../../../lib/session/session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { useDeleteAccountMutation } from '../api.ts'

/** Asks for confirmation, then deletes the account and leads to the sign-in page, which confirms it. */
export const DeleteAccountDialog = ({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) => {
  const [remove, { isError, isLoading, reset }] = useDeleteAccountMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const turn = (now: boolean) => {
    onOpenChange(now)
    reset()
  }
  const goAhead = async () => {
    const answer = await remove()
    if (answer.error) return
    navigate('/login?deleted=1')
    dispatch(endSession('left'))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={turn}
      title={deletion.title}
      description={deletion.warning}
      actions={
        <>
          <Button variant="danger" busy={isLoading} onClick={goAhead}>
            {isLoading ? deletion.submitting : deletion.submit}
          </Button>
          <Button variant="tertiary" onClick={() => turn(false)}>
            {deletion.keep}
          </Button>
        </>
      }
    >
      {isError && <Notice kind="bad">{deletion.failed}</Notice>}
    </Dialog>
  )
}
