import { useState } from 'react'
import { common } from '#texts/common.ts'
import { preferences as texts } from '#texts/consent-preferences.tsx'
import { Button } from '../../../components/button.tsx'
import { DialogWindow } from '../../../components/dialog-window.tsx'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import '../consent.css'
import { goOnWithPage } from '../go-on-with-page.ts'
import { chooseCookies, closeConsentPreferences, resetConsent } from '../slice.ts'
import type { CookiePreferences } from '../storage.ts'
import { CookieKind } from './cookie-kind.tsx'

/** Explains what we store and why, and offers the one choice there is. */
export const PreferencesDialog = ({ open, choice }: { open: boolean; choice: CookiePreferences | null }) => {
  const dispatch = useAppDispatch()
  const close = () => dispatch(closeConsentPreferences())
  return (
    <DialogWindow open={open} onOpenChange={(next) => !next && close()} title={texts.title} description={texts.about}>
      <Preferences choice={choice} onCancel={close} />
    </DialogWindow>
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
        <CookieKind name={texts.kind.essential.name} says={texts.kind.essential.about} />
        <CookieKind name={texts.kind.analytics.name} says={texts.kind.analytics.about} on={analytics} onChange={setAnalytics} />
      </div>
      <div className="acts">
        <Button variant="primary" onClick={save}>
          {texts.save}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
      {choice && (
        <p className="note forget">
          {texts.reset((words) => (
            <button type="button" className="inline" onClick={() => dispatch(resetConsent())}>
              {words}
            </button>
          ))}
        </p>
      )}
    </>
  )
}
