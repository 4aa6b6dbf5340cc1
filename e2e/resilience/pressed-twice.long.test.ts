import type { Locator, Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { call, eventually, linkTokenIn, mailTo, password, wallet } from '../support/reader.ts'
import { putSession } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { aReader, atDesk, countCalls } from './support/session.ts'

describeInBrowser('what is pressed twice', () => {
  const stage = useStage(easyLimits)
  let page: Page
  let pressed: Promise<void>
  beforeEach(async () => {
    pressed = Promise.resolve()
    page = await stage.newPage(atDesk(stage.product))
    await page.route('**/api/**', async (route) => {
      if (route.request().method() !== 'GET') await pressed
      await route.continue()
    })
  })

  const submit = () => page.locator('main form button[type=submit]')
  /** Holds the requests until the last press, so that each press meets the first request still in flight. */
  const press = async (presses: () => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    pressed = promise
    await presses()
    resolve()
  }
  const twice = (button: Locator) => press(() => button.dblclick())
  const mash = () =>
    press(async () => {
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Enter')
    })
  const mails = async (to: string) =>
    ((await (await fetch(`${stage.product.url}/_dev/mailbox/messages`)).json()) as { to: string; subject: string }[]).filter((mail) =>
      mail.to.includes(to),
    )

  it('registers once, signs in once, and a link opened in two tabs gives its tokens once', async () => {
    const email = 'twice@sibyl.example'
    const registrations = countCalls(page, 'POST', '/auth/register')
    await page.goto('/register')
    await page.getByLabel('First name').fill('Mira')
    await page.getByLabel('Last name').fill('Lund')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await twice(submit())
    await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
    expect(registrations()).toBe(1)

    const token = linkTokenIn(await mailTo(stage.product, email, /verify/i))
    const second = await page.context().newPage()
    await Promise.all([page, second].map((tab) => tab.goto(`/verify-email?token=${token}`)))
    for (const tab of [page, second]) await tab.getByText('Your email is verified').waitFor()
    await second.close()

    // Signs out, because the link has signed this browser in.
    await page.evaluate('localStorage.clear()')
    await page.goto('/login')
    const signIns = countCalls(page, 'POST', '/auth/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await mash()
    await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
    expect(signIns()).toBe(1)
    const reader = { email, refreshToken: '', token: await page.evaluate<string>(`localStorage.getItem('token')`) }
    await eventually(async () => ((await wallet(stage.product, reader)).oracleTokens > 0 ? true : undefined))
    expect((await wallet(stage.product, reader)).ledger).toHaveLength(1)
    expect((await mails(email)).filter(({ subject }) => /verify/i.test(subject))).toHaveLength(1)
  })

  it.each(['pressed', 'sent by Enter'])('a reading is requested once and costs one token: %s', async (how) => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    await page.goto('/input/numerology')
    await page.getByRole('radio', { name: /Life path/ }).check({ force: true })
    await page.getByLabel('Full name').fill('Mira Aud Lund')
    await page.getByLabel('Date of birth').fill('1979-03-14')
    if (how === 'pressed') await twice(submit())
    else {
      await page.getByLabel('Full name').focus()
      await mash()
    }
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(2)
  })

  it('a message is sent once', async () => {
    const sendings = countCalls(page, 'POST', '/contact/submit')
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Mira Lund')
    await page.getByLabel('Email').fill('writes@sibyl.example')
    await page.getByLabel('Message').fill('The card of the day has not changed since noon.')
    await twice(submit())
    await page.getByText('Message sent.').waitFor()
    expect(sendings()).toBe(1)
  })

  it('a name is saved once, a reading deleted once, a purchase and a subscription opened once', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    const savings = countCalls(page, 'PUT', '/auth/profile')
    await page.goto('/profile?tab=account')
    await page.getByLabel('First name').fill('Mirabel')
    await twice(submit())
    await page.getByText('Account of Mirabel Lund').waitFor({ state: 'attached' })
    expect(savings()).toBe(1)

    const purchases = countCalls(page, 'POST', '/payments/tokens/create')
    await page.goto('/pricing')
    await twice(page.getByRole('button', { name: 'Buy 5 tokens' }))
    await page.getByRole('heading', { name: 'Complete Your Purchase' }).waitFor()
    expect(purchases()).toBe(1)

    const { body } = await call(stage.product, '/api/divination/reading/iching', {
      token: reader.token,
      key: 'once',
      body: { formData: { situation: 'My sister and I have not spoken since we sold the house.' } },
    })
    const { _id } = body.reading as { _id: string }
    const deletions = countCalls(page, 'DELETE', `/divination/reading/${_id}`)
    await page.goto(`/reading/view/${_id}`)
    await twice(page.getByRole('button', { name: 'Delete' }))
    await page.getByRole('dialog').waitFor()
    expect(deletions()).toBe(0)
    await twice(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Delete/ })
        .first(),
    )
    await page.waitForURL('**/history')
    expect(deletions()).toBe(1)
  })

  it.each([360, 1200])('an account is not deleted by the press that opens the confirmation, at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 })
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    const deletions = countCalls(page, 'DELETE', '/auth/account')
    await page.goto('/profile?tab=account')
    await twice(page.getByRole('button', { name: 'Delete Account' }))
    await page.getByRole('button', { name: 'Delete My Account' }).waitFor()
    expect(deletions()).toBe(0)
    await twice(page.getByRole('button', { name: 'Delete My Account' }))
    await page.getByText('Your account was successfully deleted.').waitFor()
    expect(deletions()).toBe(1)
  })
})
