import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import '../consent.css'
import { goOnWithPage } from '../go-on-with-page.ts'
import { chooseCookies, closeConsentPreferences, resetConsent } from '../slice.ts'
import type { CookiePreferences } from '../storage.ts'
import { CookieKind } from './cookie-kind.tsx'

/** What is set and why, with the one thing there is to decide. */
export const PreferencesDialog = ({ open, choice }: { open: boolean; choice: CookiePreferences | null }) => {
  const dispatch = useAppDispatch()
  const close = () => dispatch(closeConsentPreferences())
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Cookie Preferences"
      description="Your choice is kept in this browser, and you can change it at any time."
    >
      <Preferences choice={choice} onCancel={close} />
    </Dialog>
  )
}

const Preferences = ({ choice, onCancel }: { choice: CookiePreferences | null; onCancel: () => void }) => {
  const dispatch = useAppDispatch()
  const [analytics, setAnalytics] = useState(choice?.analytics ?? false)
  const save = () => {
    dispatch(chooseCookies(analytics))
    // The dialog gives the focus back to what opened it, unless that was the banner.
    if (!choice) setTimeout(goOnWithPage)
  }
  return (
    <>
      <div className="cookiekinds">
        <CookieKind name="Essential" says="Keep you signed in, hold the daily card to one a day, and remember this choice." />
        <CookieKind name="Analytics" says="Count visits, so that we know which pages help." on={analytics} onChange={setAnalytics} />
      </div>
      <div className="acts">
        <Button kind="p" onClick={save}>
          Save Preferences
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      {choice && (
        <p className="note forget">
          <button type="button" className="inline" onClick={() => dispatch(resetConsent())}>
            Reset my choice
          </button>{' '}
          and be asked again.
        </p>
      )}
    </>
  )
}
