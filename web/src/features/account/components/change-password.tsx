import { PASSWORD_CHANGED_SHOWN_MS } from '@sibyl/contracts/constants'
import { lazy, useEffect, useState } from 'react'
import { passwordChange as texts } from '#texts/account-settings.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'

const ChangePasswordForm = lazy(async () => ({ default: (await import('./change-password-form.tsx')).ChangePasswordForm }))

const Changed = ({ onSeen }: { onSeen: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onSeen, PASSWORD_CHANGED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onSeen])
  return <Notice kind="good">{texts.done}</Notice>
}

/** The button that opens the form, and the form. */
export const ChangePassword = () => {
  const [open, setOpen] = useState(false)
  const [changed, setChanged] = useState(false)
  const turn = (now: boolean) => {
    setOpen(now)
    if (now) setChanged(false)
  }
  return (
    <>
      <Button onClick={() => turn(true)}>{texts.open}</Button>
      <Dialog open={open} onOpenChange={turn} title={texts.title}>
        {changed ? (
          <Changed onSeen={() => setOpen(false)} />
        ) : (
          <ChangePasswordForm onChanged={() => setChanged(true)} onCancel={() => turn(false)} />
        )}
      </Dialog>
    </>
  )
}
