import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { endSession } from '../../../lib/session/session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { useDeleteAccountMutation } from '../api.ts'

/** Asks once more, then ends the account and leads to the door, which says so. */
export const DeleteAccount = () => {
  const [open, setOpen] = useState(false)
  const [remove, { error, isLoading, reset }] = useDeleteAccountMutation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const turn = (now: boolean) => {
    setOpen(now)
    if (now) reset()
  }
  const goAhead = async () => {
    const answer = await remove()
    if (answer.error) return
    navigate('/login?deleted=1')
    dispatch(endSession('left'))
  }
  return (
    <>
      <Button className="danger" onClick={() => turn(true)}>
        Delete Account
      </Button>
      <Dialog
        open={open}
        onOpenChange={turn}
        title="Delete Account"
        description="This action cannot be undone. All your data, including readings and subscription, will be permanently deleted."
        actions={
          <>
            <Button className="danger" busy={isLoading} onClick={goAhead}>
              {isLoading ? 'Deleting...' : 'Delete My Account'}
            </Button>
            <Button kind="t" onClick={() => turn(false)}>
              Keep My Account
            </Button>
          </>
        }
      >
        {error && <Notice kind="bad">{failureOf(error, 'Failed to delete account').message}</Notice>}
      </Dialog>
    </>
  )
}
