import type { Page } from 'playwright-core'
import { accessibilityFaults, watchConsole } from '../../support/browser.ts'
import type { Screen } from '../screen.ts'
import { enlargeText, restoreText, runsOut } from './looks.ts'
import { useSetStage } from './set-stage.ts'

const PHONE = { width: 360, height: 780 }
const DESK = { width: 1440, height: 900 }
/** A window of 1280 px at 100 % and at 200 %, and the narrowest that we support. */
const WINDOW = { width: 1280, height: 900 }
const ZOOMED = { width: 640, height: 450 }
const NARROWEST = { width: 320, height: 640 }

const sizesOf = ({ only }: Screen) =>
  [PHONE, DESK].filter(({ width }) => (only === 'narrow' ? width < 800 : only !== 'wide' || width > 800))

/**
 * Messages by which the browser reports what a screen does on purpose: a refused call, a missing file, the service worker that is blocked
 * here.
 */
const isFault = (said: string) => !/Failed to load resource|dynamically imported module|Service Worker registration blocked/.test(said)

/** A test for each of these screens: axe finds nothing on a phone or at a desk, the console stays silent, and nothing runs out of windows down to 320 px. */
export const everyScreen = (screens: readonly Screen[]): void => {
  const set = useSetStage([...new Set(screens.map(({ by }) => by))])
  let page: Page
  afterEach(() => page?.close())

  test.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    const sizes = sizesOf(screen)
    page = await set.contexts[screen.by].newPage()
    const said = watchConsole(page)
    await page.setViewportSize(sizes[0] ?? DESK)
    await screen.prepare(page, set.scene)

    const faults: Record<string, string[]> = {}
    const note = (where: string, found: string[]) => {
      if (found.length > 0) faults[where] = found
    }
    for (const size of sizes) {
      await page.setViewportSize(size)
      note(`${size.width} px`, await accessibilityFaults(page))
    }
    for (const size of [...(screen.only === 'wide' ? [] : [NARROWEST, ZOOMED]), ...(screen.only === 'narrow' ? [] : [WINDOW])]) {
      await page.setViewportSize(size)
      note(`room at ${size.width} px`, await runsOut(page))
    }
    await enlargeText(page)
    note('room for text of twice the size', await runsOut(page))
    await restoreText(page)
    note('console', said.filter(isFault))
    expect(faults).toEqual({})
  })
}
