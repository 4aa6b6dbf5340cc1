import { lazy, Suspense, useState } from 'react'
import { deletion } from '#texts/account-settings.ts'
import { Button } from '../../../components/button.tsx'

const DeleteAccountDialog = lazy(async () => ({ default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog }))

/** The button that asks whether to delete the account. */
export const DeleteAccount = () => {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {deletion.open}
      </Button>
      {open !== null && (
        <Suspense>
          <DeleteAccountDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
