import { CONSENT } from '../../features/consent/storage.ts'
import { TOKEN } from '../../lib/session/token-name.ts'
import { sharedStorage } from '../../lib/storage.ts'

const FIRST_PAINT = 'first-contentful-paint'

/** If nothing is painted within a second after everything has loaded, stops waiting for it. */
const PATIENCE_MS = 1000

/**
 * The one script that a prerendered page waits for: small and without imports. A visitor sees the page before the client is requested,
 * because the client would delay the style sheet and the fonts. A reader with a session must not see the visitors' version, so their client
 * is requested at once, as is that of a page in a background tab.
 */
const askForClient = () => {
  const client = document.querySelector<HTMLTemplateElement>('template#client')
  client?.replaceWith(client.content)
}

const { classList } = document.documentElement
const known = sharedStorage.read(TOKEN) !== null
classList.toggle('known-reader', known)
classList.toggle('has-chosen', sharedStorage.read(CONSENT) !== null)

if (known || document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) askForClient()
else {
  const onPaint = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName(FIRST_PAINT).length > 0) askForClient()
  })
  onPaint.observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(askForClient, PATIENCE_MS))
}
