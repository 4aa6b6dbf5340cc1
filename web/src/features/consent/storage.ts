/** What a reader has agreed to. `marketing` is here because it is part of the record; nothing asks for it. */
export type CookiePreferences = { essential: true; analytics: boolean; marketing: false }

/** Two entries: that a choice was made, and which. */
export const CONSENT = 'cookieConsent'
const PREFERENCES = 'cookiePreferences'

const analyticsOf = (stored: string): boolean | null => {
  try {
    const { analytics } = JSON.parse(stored) as { analytics?: unknown }
    return typeof analytics === 'boolean' ? analytics : null
  } catch {
    return null // not what we wrote: ask again
  }
}

/** The stored choice, or null when there is none that can be read. */
export const readChoice = (): CookiePreferences | null => {
  const stored = localStorage.getItem(PREFERENCES)
  if (localStorage.getItem(CONSENT) !== 'true' || stored === null) return null
  const analytics = analyticsOf(stored)
  return analytics === null ? null : { essential: true, analytics, marketing: false }
}

/** The flag is written last, so that another tab that sees it also sees the choice. */
export const keepChoice = (choice: CookiePreferences) => {
  localStorage.setItem(PREFERENCES, JSON.stringify(choice))
  localStorage.setItem(CONSENT, 'true')
}

export const forgetChoice = () => {
  localStorage.removeItem(PREFERENCES)
  localStorage.removeItem(CONSENT)
}
