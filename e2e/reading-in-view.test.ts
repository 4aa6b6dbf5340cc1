import type { Page } from 'playwright-core'
import { accessibilityFaults, describeInBrowser } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { newReader } from './support/reader.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

const PHONE = { width: 360, height: 780 }

type Asking = { path: string; fill?: Record<string, string>; choose?: RegExp }

const dateOfBirth = { 'Date of birth': '1979-03-14' }

const askings: Record<string, Asking> = {
  'daily-card': { path: '/reading/daily-card' },
  tarot: { path: '/input/tarot', fill: { 'Your question': 'Should I take the offer from the studio?' }, choose: /This week/ },
  astrology: {
    path: '/input/astrology',
    fill: { ...dateOfBirth, 'Time of birth': '06:30', 'Place of birth': 'Prague' },
    choose: /Birth chart|natal/i,
  },
  numerology: { path: '/input/numerology', fill: { 'Full name': 'Mira Aud Lund', ...dateOfBirth }, choose: /Life path/ },
  iching: { path: '/input/iching', fill: { 'Your situation': 'My sister and I have not spoken since we sold the house.' } },
  dream: { path: '/input/dream', fill: { 'Your dream': 'I walked through a house with more rooms than it can have, and water rose.' } },
  love: { path: '/input/love', fill: { 'Your situation': 'We live in two cities and speak every evening.' } },
}

/** Records when the first words of a reading appear on the page. */
const noteFirstWords = `new MutationObserver((_, observer) => {
  if (!document.querySelector('.text')?.textContent) return
  observer.disconnect()
  globalThis.firstWordsAt = performance.now()
}).observe(document, { childList: true, subtree: true, characterData: true })`

/** Simulates a reader who scrolls as soon as the cards appear. */
const scrollAtOnce = `new MutationObserver((_, observer) => {
  if (!document.querySelector('.reading')) return
  observer.disconnect()
  dispatchEvent(new WheelEvent('wheel'))
  scrollTo(0, 40)
}).observe(document, { childList: true, subtree: true })`

/** Polls inside one evaluation: the page's Content-Security-Policy blocks the `eval` by which waitForFunction would poll. */
const until = (holds: string) => `new Promise((resolve) => {
  const look = () => (${holds}) ? resolve() : requestAnimationFrame(look)
  look()
})`

/** The visible lines of the text, each with the element that covers it, if any. */
const linesInView = `(() => {
  const text = document.querySelector('.text')
  const foot = Math.min(innerHeight, ...[...document.querySelectorAll('.writing, .placesbar')].map((bar) => bar.getBoundingClientRect().top))
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const lines = []
  while (walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const { left, top, width, bottom } of range.getClientRects()) {
      if (top < 0 || bottom > foot || width < 2) continue
      const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2)
      lines.push({ top, bottom, under: text.contains(over) ? null : over?.className ?? 'nothing' })
    }
  }
  return lines
})()`
type Line = { top: number; bottom: number; under: string | null }

const ask = async (page: Page, { path, fill = {}, choose }: Asking): Promise<void> => {
  await page.goto(path)
  if (!path.startsWith('/input/')) return
  if (choose) await page.getByRole('radio', { name: choose }).check({ force: true })
  for (const [name, value] of Object.entries(fill)) await page.getByLabel(name, { exact: true }).fill(value)
  await page.locator('form button[type=submit]').click()
}

describeInBrowser('a reading as it is written, on a phone', () => {
  const stage = useStage(easyLimits)

  const arriving = async (asking: Asking): Promise<Page> => {
    const page = await stage.newPage({ ...cookiesAnswered(stage.product), viewport: PHONE })
    await putSession(page, await newReader(stage.product, `${crypto.randomUUID()}@sibyl.example`))
    await page.addInitScript(noteFirstWords)
    await ask(page, asking)
    return page
  }

  it.each(Object.entries(askings))(
    'has words in the middle third two seconds after the first, and nothing over them: %s',
    async (name, asking) => {
      const page = await arriving(asking)
      await page.evaluate(until('performance.now() - globalThis.firstWordsAt >= 2000'))
      const lines = await page.evaluate<Line[]>(linesInView)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/arriving-${name}-360.png` })
      expect(lines.filter(({ under }) => under !== null)).toEqual([])
      expect(lines.filter(({ top, bottom }) => bottom > PHONE.height / 3 && top < (PHONE.height * 2) / 3)).not.toEqual([])
    },
  )

  it('leaves the page where its reader has scrolled', async () => {
    const page = await arriving({ path: '/terms' })
    await page.addInitScript(scrollAtOnce)
    await page.goto('/reading/daily-card')
    await page.evaluate(until('performance.now() - globalThis.firstWordsAt >= 2000'))
    expect(await page.evaluate('scrollY')).toBe(40)
  })

  it('enlarges its picture at a press, and makes it small again', async () => {
    const page = await arriving({ path: '/reading/daily-card' })
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    const height = () => page.evaluate<number>("document.querySelector('.rplate').offsetHeight")
    const small = await height()
    expect(small).toBeLessThanOrEqual(PHONE.height / 3 + 1)
    await page.getByRole('button', { name: 'Enlarge the picture' }).press('Enter')
    expect(await height()).toBeGreaterThan(small)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Make the picture small again' }).press('Enter')
    expect(await height()).toBe(small)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
