import { isObject, readJson, sharedStorage } from '../../lib/storage.ts'

/** What a reader has agreed to. `marketing` is here because it is part of the record; nothing asks for it. */
export type CookiePreferences = { essential: true; analytics: boolean; marketing: false }

/** Two entries: that a choice was made, and which. */
export const CONSENT = 'cookieConsent'
const PREFERENCES = 'cookiePreferences'

/** The stored choice, or null if no valid one is stored; then the banner asks again. */
export const readChoice = (): CookiePreferences | null => {
  const stored = readJson(sharedStorage, PREFERENCES)
  if (sharedStorage.read(CONSENT) !== 'true' || !isObject(stored) || typeof stored.analytics !== 'boolean') return null
  return { essential: true, analytics: stored.analytics, marketing: false }
}

/** The flag is written last, so that another tab that sees it also sees the choice. */
export const keepChoice = (choice: CookiePreferences) => {
  sharedStorage.write(PREFERENCES, JSON.stringify(choice))
  sharedStorage.write(CONSENT, 'true')
}

export const forgetChoice = () => {
  sharedStorage.forget(PREFERENCES)
  sharedStorage.forget(CONSENT)
}
