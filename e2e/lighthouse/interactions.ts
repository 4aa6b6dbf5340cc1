import type { CDPSession, Page } from 'playwright-core'

type Press = { what: string; path: string; press: (page: Page) => Promise<void> }

/** A visitor's interactions, each with its purpose. */
export const visitorsPresses: readonly Press[] = [
  { what: 'choose a method', path: '/', press: (page) => page.getByRole('radio', { name: /Tarot Reading/ }).check({ force: true }) },
  { what: 'answer about cookies', path: '/', press: (page) => page.getByRole('button', { name: 'Essential Only' }).click() },
  { what: 'open the menu', path: '/', press: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  { what: 'go to another page', path: '/', press: (page) => page.getByRole('link', { name: 'The Deck' }).click() },
  { what: 'search the deck', path: '/deck', press: (page) => page.getByRole('searchbox').pressSequentially('moon') },
  { what: 'send an empty form', path: '/login', press: (page) => page.locator('form button[type=submit]').click() },
]

/** A signed-in reader's interactions, with this reading of theirs. */
export const readersPresses = (reading: string): readonly Press[] => [
  { what: 'write a question', path: '/input/tarot', press: (page) => page.getByLabel('Your question').pressSequentially('Shall I go?') },
  { what: 'choose a spread', path: '/input/tarot', press: (page) => page.getByRole('radio', { name: /One card/ }).check({ force: true }) },
  { what: 'press a fact', path: `/reading/view/${reading}`, press: (page) => page.locator('.text [role=button]').first().click() },
  { what: 'enlarge the cards', path: `/reading/view/${reading}`, press: (page) => page.locator('.enlarge').click() },
  { what: 'ask to delete', path: `/reading/view/${reading}`, press: (page) => page.getByRole('button', { name: 'Delete' }).click() },
  { what: 'search the history', path: '/history', press: (page) => page.getByRole('searchbox').pressSequentially('studio') },
  { what: 'open the dates', path: '/history', press: (page) => page.getByRole('button', { name: 'Dates' }).click() },
  { what: 'buy tokens', path: '/pricing', press: (page) => page.getByRole('button', { name: 'Buy 5 tokens' }).click() },
]

const OBSERVE = `
  globalThis.slowest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Resolves after two frames, because the browser reports an event only after painting it. */
const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))'

/** The processor time that a page's own thread has used, in milliseconds. Unlike the time that passes, it does not depend on the load. */
const workOf = async (control: CDPSession): Promise<number> => {
  const { metrics } = await control.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/**
 * The time from each press to its next paint, and the work of the page's thread for it, in milliseconds, on a slowed CPU; each on a freshly
 * loaded page.
 */
export const measurePresses = async (
  page: Page,
  origin: string,
  presses: readonly Press[],
  cpuSlowdown: number,
): Promise<{ what: string; ms: number; work: number }[]> => {
  const control = await page.context().newCDPSession(page)
  await control.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await control.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(OBSERVE)
  const measured: { what: string; ms: number; work: number }[] = []
  for (const { what, path, press } of presses) {
    await page.goto(origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const before = await workOf(control)
    await press(page)
    await page.evaluate(PAINTED)
    measured.push({ what, ms: await page.evaluate<number>('globalThis.slowest'), work: (await workOf(control)) - before })
  }
  await control.detach()
  return measured
}
