import type { Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { newReader, readTarot, type SignedIn, wallet } from '../support/reader.ts'
import { putSession } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { takenOver } from '../support/taken-over.ts'
import { tarotForm } from './support/forms.ts'
import { atDesk, countCalls, expire } from './support/session.ts'

/** A slow phone's bandwidth and latency. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** Longer than the client waits for a response. */
const LONG = 21_000

/** Above this, Web Vitals call a layout shift noticeable. */
const MOST_SHIFT = 0.1

const watchShifts = `new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value
}).observe({ type: 'layout-shift', buffered: true })`

describeInBrowser('a slow network', () => {
  const stage = useStage(easyLimits)
  let page: Page
  let reader: SignedIn
  beforeAll(async () => {
    reader = await newReader(stage.product, 'mira@sibyl.example')
    await readTarot(stage.product, reader)
  })
  beforeEach(async () => {
    page = await stage.newPage(atDesk(stage.product))
  })

  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const slowDown = async () => {
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', SLOW)
  }
  const at = (path: string) => (url: URL) => url.pathname === `/api${path}`
  /** Leaves calls unanswered until the returned function is called. */
  const hang = async (path: string) => {
    const called = at(path)
    await page.route(called, () => undefined)
    return () => page.unroute(called)
  }
  const waitLong = () => page.clock.runFor(LONG)
  const tryAgain = () => page.getByRole('button', { name: 'Try Again' }).click()
  const historyStands = () => expect(page.getByRole('main').getByRole('listitem').first().waitFor()).resolves.toBeUndefined()

  it('shows that the next page is loading', async () => {
    await page.goto('/terms')
    await takenOver(page)
    await slowDown()
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    // The previous page is still shown, with a progress line above it, or a spinner if the page had to be replaced.
    await page.locator('.pageline:visible, .coming .spinner:visible').first().waitFor()
    await title('Unlock Your Mystical Journey').waitFor()
    await expect(page.locator('.pageline').waitFor({ state: 'detached' })).resolves.toBeUndefined()
  })

  it('shifts nothing when a page arrives', async () => {
    await putSession(page, reader)
    await page.addInitScript(watchShifts)
    await page.goto('/terms')
    await slowDown()
    const ends: [path: string, last: () => Promise<void>][] = [
      ['/', () => page.getByRole('button', { name: 'Begin Your Reading' }).waitFor()],
      ['/pricing', () => page.getByRole('button', { name: 'Buy 15 tokens' }).waitFor()],
      ['/history', () => page.getByText('ago').or(page.getByText('Just now')).first().waitFor()],
      ['/profile', () => page.getByText('Mira Lund').last().waitFor()],
      ['/input/tarot', () => page.getByLabel('Your question').waitFor()],
    ]
    for (const [path, last] of ends) {
      await page.goto(path)
      await last()
      await page.waitForLoadState('networkidle')
      const shifted = await page.evaluate<number>('window.shifted ?? 0')
      expect([path, shifted < MOST_SHIFT]).toEqual([path, true])
    }
  })

  it('that answers nothing leaves buttons busy, then says so, with the typed text still there', async () => {
    await page.clock.install()
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Mira')
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Message').fill('The card of the day has not changed since noon.')
    const answer = await hang('/contact/submit')
    const sendings = countCalls(page, 'POST', '/contact/submit')
    await page.getByRole('button', { name: 'Send Message' }).click()
    const sending = page.getByRole('button', { name: 'Sending...' })
    await sending.waitFor()
    expect(await sending.getAttribute('aria-disabled')).toBe('true')
    await sending.click({ force: true })
    expect(sendings()).toBe(1)
    await waitLong()
    await page.getByText('Failed to send message').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toMatch(/since noon/)
    await answer()
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Message sent.').waitFor()
  })

  it('that does not answer for a page says so, and the page opens on a retry', async () => {
    await putSession(page, reader)
    await page.clock.install()
    const answer = await hang('/divination/history')
    await page.goto('/history')
    await page.getByText('Loading your readings').waitFor({ state: 'attached' })
    await waitLong()
    await page.getByText('Failed to load reading history').waitFor()
    await answer()
    await tryAgain()
    await historyStands()
  })

  it('that does not answer for the profile keeps the session, and asks once more', async () => {
    await putSession(page, reader)
    await page.clock.install()
    const answer = await hang('/auth/profile')
    await page.goto('/history')
    await page.getByRole('main').getByRole('status').first().waitFor()
    await waitLong()
    await title('This page did not open').waitFor()
    await answer()
    await tryAgain()
    await historyStands()
  })

  it('that does not renew a session keeps it', async () => {
    await putSession(page, reader)
    await page.clock.install()
    await page.goto('/pricing')
    await page.getByText('Account of Mira Lund').waitFor({ state: 'attached' })
    await expire(page)
    const answer = await hang('/auth/refresh')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Reading History' }).click()
    await page.getByText('Loading your readings').waitFor({ state: 'attached' })
    await waitLong()
    await page.getByText('Failed to load reading history').waitFor()
    await answer()
    await tryAgain()
    await historyStands()
  })

  it('that does not answer a request for a reading gives the question back, and sends it once', async () => {
    const before = (await wallet(stage.product, reader)).oracleTokens
    await putSession(page, reader)
    await page.clock.install()
    await page.goto(tarotForm.path)
    await tarotForm.fill(page)
    const answer = await hang('/divination/reading/tarot')
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await page.clock.runFor(1500)
    const again = page.waitForRequest((request) => at('/divination/reading/tarot')(new URL(request.url())))
    await page.getByText('Shuffling').first().waitFor()
    await waitLong()
    await again
    await waitLong()
    await page.getByText('Unable to generate your reading. Please try again.').waitFor()
    await page.getByText('Your question is saved.').waitFor()
    await answer()
    await tryAgain()
    await page.clock.resume()
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(before - 1)
  })
})
