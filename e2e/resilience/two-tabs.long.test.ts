import type { BrowserContext, Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { call, eventually, readTarot, wallet } from '../support/reader.ts'
import { putSession, signIn } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { tarotForm } from './support/forms.ts'
import { aReader, atDesk, comeBackTo, countCalls, endElsewhere, expire } from './support/session.ts'

describeInBrowser('two tabs', () => {
  const stage = useStage(easyLimits)
  let context: BrowserContext
  let one: Page
  let other: Page
  beforeEach(async () => {
    context = await stage.newContext(atDesk(stage.product))
    one = await context.newPage()
    other = await context.newPage()
  })

  const isRead = (page: Page) => page.getByText('Account of Mira Lund').waitFor({ state: 'attached' })
  const isNobodys = (page: Page) => page.getByRole('link', { name: 'Get Started' }).waitFor()
  const inBoth = (path: string) => Promise.all([one.goto(path), other.goto(path)])
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  }

  it('renew an expired session once for both, and both continue with it', async () => {
    const reader = await aReader(stage.product)
    await putSession(one, reader)
    await inBoth('/history')
    await Promise.all([isRead(one), isRead(other)])
    const renewals = [countCalls(one, 'POST', '/auth/refresh'), countCalls(other, 'POST', '/auth/refresh')]
    await expire(one)
    await Promise.all([comeBackTo(one), comeBackTo(other)])
    await eventually(async () => ((await one.evaluate<string>(`localStorage.getItem('token')`)) === 'run-out' ? undefined : true))
    await inBoth('/profile')
    await Promise.all([isRead(one), isRead(other)])
    expect(renewals.reduce((sum, count) => sum + count(), 0)).toBe(1)
    const token = await other.evaluate<string>(`localStorage.getItem('token')`)
    expect((await call(stage.product, '/api/auth/profile', { token })).status).toBe(200)
  })

  it('are both signed out by one of them, and the other shows nothing of the reader', async () => {
    const reader = await aReader(stage.product)
    await putSession(one, reader)
    await one.goto('/pricing')
    await other.goto(tarotForm.path)
    await tarotForm.fill(other)
    await signOut(one)
    await isNobodys(other)
    await other.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    expect(await other.locator('body').innerHTML()).not.toMatch(/Mira|studio|sibyl\.example/)
    expect(await other.evaluate<string>('JSON.stringify({ ...sessionStorage })')).not.toContain('studio')
  })

  it('keep the text that is typed in one when the session ends in the other', async () => {
    const reader = await aReader(stage.product)
    await putSession(one, reader)
    await one.goto('/profile')
    await isRead(one)
    await other.goto(tarotForm.path)
    await tarotForm.fill(other)
    await endElsewhere(stage.product, reader, one)
    await comeBackTo(one)
    await one.waitForURL('**/login?redirect=/profile')
    await other.getByRole('heading', { name: 'Sign In Required' }).waitFor()
    await signIn(one, reader.email)
    await isRead(one)
    await isRead(other)
    await other.locator('main form').waitFor()
    expect(await tarotForm.standing(other)).toEqual(tarotForm.typed)
  })

  it('follow when somebody else signs in in one of them', async () => {
    const [reader, somebody] = [await aReader(stage.product), await aReader(stage.product)]
    await putSession(one, reader)
    await other.goto(tarotForm.path)
    await isRead(other)
    await tarotForm.fill(other)
    await readTarot(stage.product, somebody)
    await one.goto('/profile')
    await signOut(one)
    await one.getByRole('link', { name: 'Sign In' }).first().click()
    await signIn(one, somebody.email)
    await other.getByRole('link', { name: '2 tokens' }).waitFor()
    await other.locator('main form').waitFor()
    expect(await other.getByLabel('Your question').inputValue()).toBe('')
  })

  it('show the same balance once one comes back to the other', async () => {
    const reader = await aReader(stage.product)
    await putSession(one, reader)
    await inBoth('/profile')
    await Promise.all([isRead(one), isRead(other)])
    await one.goto(tarotForm.path)
    await tarotForm.fill(one)
    await one.getByRole('button', { name: 'Draw My Cards' }).click()
    await one.getByText('1 token spent, 2 left.').waitFor()
    await comeBackTo(other)
    await other.getByRole('link', { name: '2 tokens' }).waitFor()
    await other.getByRole('main').getByText('2 tokens').first().waitFor()
    await expect(other.getByText('Tarot reading').or(other.getByText('−1')).first().waitFor()).resolves.toBeUndefined()
  })

  it('show one reading, for one token, when a tab is duplicated in the middle of it', async () => {
    const reader = await aReader(stage.product)
    await putSession(one, reader)
    await one.goto(tarotForm.path)
    await tarotForm.fill(one)
    await one.getByRole('button', { name: 'Draw My Cards' }).click()
    await one.waitForURL('**/reading/tarot')
    // A window opened by a page begins with a copy of its session storage, as a duplicated tab does.
    const opened = context.waitForEvent('page')
    await one.evaluate(`open('/reading/tarot')`)
    const copy = await opened
    await Promise.all([one, copy].map((page) => page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()))
    const titles = await Promise.all([one, copy].map((page) => page.getByRole('heading', { level: 1 }).textContent()))
    expect(titles[0]).toBe(titles[1])
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(2)
  })
})
