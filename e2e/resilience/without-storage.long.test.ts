import type { Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { newReader } from '../support/reader.ts'
import { putSession, signIn } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { takenOver } from '../support/taken-over.ts'
import { tarotForm } from './support/forms.ts'
import { atDesk } from './support/session.ts'

const refusing = (what: string) => `for (const name of ['localStorage', 'sessionStorage']) ${what}`

/** How browsers behave when storage is forbidden, by the reader or their employer, or full. */
const refusals = {
  blocked: refusing(`Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied', 'SecurityError') } })`),
  full: `Storage.prototype.setItem = () => { throw new DOMException('No room', 'QuotaExceededError') }`,
}

const names = [
  'token',
  'refreshToken',
  'session',
  'reader',
  'leftSession',
  'cookieConsent',
  'cookiePreferences',
  'dailyCard',
  'standins-noted',
]
const tabNames = ['own:draft:tarot', 'own:submission:tarot', 'reloaded-for-new-version', 'scroll:/ default', 'scroll:/input/tarot default']
const today = `{"dateKey":"${new Date().toDateString()}","reading":{}}`
const broken = ['', 'null', '{', '[]', 'undefined', 'ž\\n', today]

describeInBrowser('a browser whose storage', () => {
  const stage = useStage(easyLimits)
  let page: Page
  beforeAll(() => newReader(stage.product, 'private@sibyl.example'))
  beforeEach(async () => {
    page = await stage.newPage(atDesk(stage.product))
  })

  const wholeReading = () => page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()

  it.each(Object.entries(refusals))('is %s serves its reader until the page is closed', async (how, refusal) => {
    const email = `${how}@sibyl.example`
    await newReader(stage.product, email)
    await page.addInitScript(refusal)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (how === 'blocked') await page.getByRole('button', { name: 'Essential Only' }).click()
    await page.getByRole('button', { name: 'Essential Only' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Draw My Daily Card' }).click()
    await wholeReading()
    await page.goBack()
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await signIn(page, email)
    await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
    await page.getByRole('radio', { name: /Tarot Reading/ }).check({ force: true })
    await page.getByRole('button', { name: 'Begin Your Reading' }).click()
    await tarotForm.fill(page)
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await wholeReading()
    await page.getByText('1 token spent, 2 left.').waitFor()
    await page.goBack()
    expect(await tarotForm.standing(page)).toEqual(tarotForm.typed)
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.getByRole('link', { name: 'Get Started' }).waitFor()
    expect(faults).toEqual([])
  })

  it.each(broken)('holds %j under our names works as one that holds nothing', async (value) => {
    await page.goto('/terms')
    // A page in the middle of hydration would find another storage than the one it began with.
    await takenOver(page)
    await page.evaluate(`{
      for (const name of ${JSON.stringify(names)}) localStorage.setItem(name, ${JSON.stringify(value)})
      for (const name of ${JSON.stringify(tabNames)}) sessionStorage.setItem(name, ${JSON.stringify(value)})
    }`)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).waitFor()
    await page.getByRole('link', { name: 'Draw My Daily Card' }).click()
    await wholeReading()
    await page.goto('/input/tarot')
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    expect(faults).toEqual([])
  })

  it('holds a broken draft and a broken request gives its reader an empty form', async () => {
    const reader = await newReader(stage.product, 'broken@sibyl.example')
    await putSession(page, reader)
    await page.evaluate(`localStorage.setItem('reader', 'unknown')`)
    for (const words of ['null', '{}', '{"values":{"question":7,"timeframe":{}}}', '{"key":7,"formData":[]}']) {
      await page.evaluate(
        `for (const name of ['own:draft:tarot', 'own:submission:tarot']) sessionStorage.setItem(name, '{"reader":null,"words":' + ${JSON.stringify(words)} + '}')`,
      )
      await page.goto('/reading/tarot')
      await page.waitForURL('**/input/tarot')
      expect(await page.getByLabel('Your question').inputValue()).toBe('')
    }
  })
})
