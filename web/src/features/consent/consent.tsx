import { lazy, Suspense, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../lib/hydrated.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import { Banner } from './components/banner.tsx'
import { choiceMadeElsewhere, closeConsentPreferences, selectChoice, selectPreferencesOpen } from './slice.ts'
import { CONSENT } from './storage.ts'

const PreferencesDialog = lazy(() => import('./components/preferences-dialog.tsx').then((it) => ({ default: it.PreferencesDialog })))

/** Asks once about cookies, and again whenever the reader wishes. */
export const ConsentBanner = () => {
  const dispatch = useAppDispatch()
  const choice = useSelector(selectChoice)
  const open = useSelector(selectPreferencesOpen)
  const hydrated = useHydrated()
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)

  // Closes the preferences on navigation: they would otherwise cover the next page.
  const { key } = useLocation()
  useEffect(() => () => void dispatch(closeConsentPreferences()), [key, dispatch])

  useEffect(() => {
    const listen = ({ key }: StorageEvent) => {
      if (key === CONSENT || key === null) dispatch(choiceMadeElsewhere())
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  }, [dispatch])

  return (
    <>
      {/* A prerendered page contains the banner for readers who have not chosen yet; the style sheet hides it from all others. */}
      {(!choice || !hydrated) && <Banner />}
      {wanted && (
        <Suspense>
          <PreferencesDialog open={open} choice={choice} />
        </Suspense>
      )}
    </>
  )
}
