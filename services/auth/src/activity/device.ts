import Bowser from 'bowser'

const UNKNOWN_DEVICE = 'Unknown device'

/** Longer than the header of any browser; bounds the parser's work. */
const READ_AT_MOST = 512

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/**
 * Browser and system in words, such as "Firefox on Windows". Uses only names from the parser's own lists, so that no text of the caller is
 * stored or shown.
 */
export const deviceOf = (userAgent: string | undefined): string => {
  if (!userAgent) return UNKNOWN_DEVICE
  const { browser, os } = Bowser.parse(userAgent.slice(0, READ_AT_MOST))
  const known = [browser.name && browsers.has(browser.name) ? browser.name : '', os.name && systems.has(os.name) ? os.name : '']
  return known.filter((name) => name !== '').join(' on ') || UNKNOWN_DEVICE
}
