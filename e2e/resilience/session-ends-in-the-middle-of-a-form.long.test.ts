import type { Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { call, password, wallet } from '../support/reader.ts'
import { putSession, signIn } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { forms, tarotForm } from './support/forms.ts'
import { aReader, atDesk, comeBackTo, countCalls, endElsewhere, expire } from './support/session.ts'

describeInBrowser('a session that ends in the middle of a form', () => {
  const stage = useStage(easyLimits)
  let page: Page
  beforeEach(async () => {
    page = await stage.newPage(atDesk(stage.product))
  })

  const wholeReading = () => page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
  const kept = () => page.evaluate<string>('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])')

  it('continues unnoticed if only the access token has expired, which is renewed once', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    const renewals = countCalls(page, 'POST', '/auth/refresh')
    const doors: string[] = []
    page.on('framenavigated', () => page.url().includes('/login') && doors.push(page.url()))

    await page.goto(tarotForm.path)
    await tarotForm.fill(page)
    await expire(page)
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await wholeReading()
    expect(renewals()).toBe(1)

    await page.goto('/contact')
    await page.getByLabel('Message').fill('The card of the day has not changed since noon.')
    await expire(page)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Message sent.').waitFor()

    await page.goto('/profile?tab=account')
    await page.getByLabel('First name').fill('Mirabel')
    await expire(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Account of Mirabel Lund').waitFor({ state: 'attached' })

    await page.getByRole('button', { name: 'Change Password' }).click()
    for (const [name, value] of [
      ['Current password', password],
      ['New password', 'Loud-Morning-8'],
      ['Confirm new password', 'Loud-Morning-8'],
    ])
      await page.getByLabel(String(name), { exact: true }).fill(String(value))
    await expire(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Password Changed Successfully!').waitFor()
    expect(renewals()).toBe(4)
    expect(doors).toEqual([])
  })

  it('leads to sign-in and back to the form with everything typed, in every form', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    for (const form of forms) {
      await page.goto(form.path)
      await form.fill(page)
    }
    await endElsewhere(stage.product, reader, page)
    await comeBackTo(page)
    await page.waitForURL('**/login?redirect=/input/tarot')
    await page.getByText('Your session has ended.').waitFor()
    await page.getByText('Mira').first().waitFor({ state: 'detached' })
    await signIn(page, reader.email)
    await page.waitForURL('**/input/tarot')
    expect(await tarotForm.standing(page)).toEqual(tarotForm.typed)
    for (const form of forms) {
      await page.goto(form.path)
      await page.locator('main form').waitFor()
      expect([form.path, await form.standing(page)]).toEqual([form.path, form.typed])
    }
  })

  it('leads back to the requested reading, which costs its one token', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    await page.goto(tarotForm.path)
    await tarotForm.fill(page)
    await endElsewhere(stage.product, reader, page)
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await page.waitForURL('**/login?redirect=/reading/tarot')
    await signIn(page, reader.email)
    await wholeReading()
    await page.getByText('1 token spent, 2 left.').waitFor()
    const again = await call(stage.product, '/api/auth/login', { body: { email: reader.email, password } })
    expect((await wallet(stage.product, { ...reader, token: String(again.body.token) })).oracleTokens).toBe(2)
  })

  it('leads back to the message or the name that was being sent', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    await page.goto('/profile?tab=account')
    await page.getByLabel('First name').fill('Mirabel')
    await endElsewhere(stage.product, reader, page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.waitForURL(/\/login\?redirect=\/profile%3Ftab%3Daccount$/)
    await signIn(page, reader.email)
    await page.waitForURL('**/profile?tab=account')
    expect(await page.getByLabel('First name').inputValue()).toBe('Mirabel')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Account of Mirabel Lund').waitFor({ state: 'attached' })
  })

  it('never stores a password', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    await page.goto('/profile?tab=account')
    await page.getByRole('button', { name: 'Change Password' }).click()
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      await page.getByLabel(name, { exact: true }).fill(name.startsWith('Current') ? password : 'Loud-Morning-8')
    await endElsewhere(stage.product, reader, page)
    await page.getByRole('dialog').getByRole('button', { name: 'Change Password' }).click()
    await page.waitForURL(/\/login\?redirect=\/profile%3Ftab%3Daccount$/)
    expect(await kept()).not.toMatch(/Quiet-Moon|Loud-Morning/)
    await signIn(page, reader.email)
    await page.waitForURL('**/profile?tab=account')
    expect(await kept()).not.toMatch(/Quiet-Moon|Loud-Morning/)
  })

  it('leaves nothing for another reader, nor for a visitor after a sign-out', async () => {
    const [reader, other] = [await aReader(stage.product), await aReader(stage.product)]
    await putSession(page, reader)
    await page.goto(tarotForm.path)
    await tarotForm.fill(page)
    await endElsewhere(stage.product, reader, page)
    await comeBackTo(page)
    await page.waitForURL('**/login?redirect=/input/tarot')
    await signIn(page, other.email)
    await page.waitForURL('**/input/tarot')
    expect(await page.getByLabel('Your question').inputValue()).toBe('')
    expect(await kept()).not.toContain('studio')

    await tarotForm.fill(page)
    expect(await kept()).toContain('studio')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await page.getByRole('link', { name: 'Get Started' }).waitFor()
    expect(await kept()).not.toContain('studio')
  })
})
