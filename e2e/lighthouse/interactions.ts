import type { Page } from 'playwright-core'

/** A visitor's interactions, each with its purpose. */
const presses: readonly { what: string; path: string; press: (page: Page) => Promise<void> }[] = [
  { what: 'choose a method', path: '/', press: (page) => page.getByRole('radio', { name: /Tarot Reading/ }).check({ force: true }) },
  { what: 'answer about cookies', path: '/', press: (page) => page.getByRole('button', { name: 'Essential Only' }).click() },
  { what: 'open the menu', path: '/', press: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  { what: 'go to another page', path: '/', press: (page) => page.getByRole('link', { name: 'The Deck' }).click() },
  { what: 'search the deck', path: '/deck', press: (page) => page.getByRole('searchbox').pressSequentially('moon') },
  { what: 'send an empty form', path: '/login', press: (page) => page.locator('form button[type=submit]').click() },
]

const OBSERVE = `
  globalThis.slowest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Two frames after the last one: the browser reports an event only after painting it. */
const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))'

/** The time from each press to its next paint, in milliseconds, on a slowed CPU; the first on a freshly loaded page. */
export const measurePresses = async (page: Page, origin: string, cpuSlowdown: number): Promise<{ what: string; ms: number }[]> => {
  const control = await page.context().newCDPSession(page)
  await control.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(OBSERVE)
  const measured: { what: string; ms: number }[] = []
  for (const { what, path, press } of presses) {
    await page.goto(origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await press(page)
    await page.evaluate(PAINTED)
    measured.push({ what, ms: await page.evaluate<number>('globalThis.slowest') })
  }
  await control.detach()
  return measured
}
