import type { Page, Request, Route } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { eventually, newReader, password, readTarot, type SignedIn } from '../support/reader.ts'
import { putSession } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { tarotForm } from './support/forms.ts'
import { atDesk } from './support/session.ts'

const RATE_LIMITED = 'Too many requests. Please wait a moment and try again.'
const INTERNAL = 'Something went wrong on our side. Please try again.'
const json = (code: string, message: string) => JSON.stringify({ success: false, code, message, error: message, requestId: 'r' })

/** The broken answers. `says`: its message, if it has one that a reader may see. */
/** `tries`: how many requests the client makes for a reading before it gives up. */
const faults: { name: string; tries: number; says?: string; give: (route: Route) => Promise<void> }[] = [
  {
    name: '429',
    tries: 1,
    says: RATE_LIMITED,
    give: (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '7' },
        contentType: 'application/json',
        body: json('rate_limited', RATE_LIMITED),
      }),
  },
  {
    name: '500',
    tries: 1,
    says: INTERNAL,
    give: (route) => route.fulfill({ status: 500, contentType: 'application/json', body: json('internal', INTERNAL) }),
  },
  {
    name: 'page of a proxy',
    tries: 1,
    give: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  },
  {
    name: 'half of an answer',
    tries: 2,
    give: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":true,"da' }),
  },
  { name: 'nothing', tries: 2, give: (route) => route.fulfill({ status: 200, body: '' }) },
  { name: 'another object', tries: 2, give: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }) },
  { name: 'broken connection', tries: 2, give: (route) => route.abort('connectionreset') },
]

describeInBrowser('answers that are broken', () => {
  const stage = useStage(easyLimits)
  let page: Page
  let reader: SignedIn
  beforeAll(async () => {
    reader = await newReader(stage.product, 'mira@sibyl.example')
  })
  beforeEach(async () => {
    page = await stage.newPage(atDesk(stage.product))
  })

  const at = (path: string) => (url: URL) => url.pathname === `/api${path}`
  const isCalm = async () => {
    await page.getByRole('heading').first().waitFor()
    expect(await page.locator('body').textContent()).not.toMatch(/undefined|null|NaN|\[object|Bad Gateway|JSON|TypeError/)
  }
  const shows = (text: string) => page.getByRole('main').getByText(text, { exact: false }).first().waitFor()

  /** Repeats the action under every fault in turn, and checks the message on the page. */
  const withEach = async (path: string, act: (tries: number) => Promise<unknown>, otherwise: string, always = false) => {
    const called = at(path)
    for (const { give, says, tries } of faults) {
      await page.route(called, give)
      await Promise.all([page.waitForRequest((request) => called(new URL(request.url()))), act(tries)])
      await shows(always ? otherwise : (says ?? otherwise))
      await isCalm()
      await page.unroute(called)
    }
  }
  const submit = () => page.locator('main form button[type=submit]').click()

  it('to sign-in, sign-up, contact and mailed links show the specified message', async () => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await withEach('/auth/login', submit, 'An unexpected error occurred during login.')

    await page.goto('/register')
    await page.getByLabel('First name').fill('Mira')
    await page.getByLabel('Last name').fill('Lund')
    await page.getByLabel('Email').fill('new@sibyl.example')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await withEach('/auth/register', submit, 'An unexpected error occurred during registration.')

    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Mira')
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Message').fill('The card of the day has not changed since noon.')
    await withEach('/contact/submit', submit, 'Failed to send message')
    expect(await page.getByLabel('Message').inputValue()).toMatch(/since noon/)

    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(reader.email)
    await withEach('/auth/forgot-password', submit, 'An unexpected error occurred.')
    await withEach('/auth/verify-email', () => page.goto('/verify-email?token=a.b'), 'An unexpected error occurred.')
  })

  it('to a reading say so, and the reading arrives at the next attempt', async () => {
    await putSession(page, reader)
    await page.goto(tarotForm.path)
    await tarotForm.fill(page)
    const tryAgain = page.getByRole('button', { name: 'Try Again' })
    let ended = 0
    const count = (request: Request) => {
      if (at('/divination/reading/tarot')(new URL(request.url()))) ended += 1
    }
    page.on('requestfinished', count)
    page.on('requestfailed', count)
    const press = () => page.getByRole('button', { name: 'Draw My Cards' }).or(tryAgain).click()
    const ask = async (tries: number) => {
      const before = ended
      await press()
      await eventually(async () => (ended - before === tries ? true : undefined))
    }
    await withEach('/divination/reading/tarot', ask, 'Unable to generate your reading. Please try again.')
    await press()
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
  })

  it('for the content of a page leave the page standing, with a way to retry', async () => {
    const { body } = await readTarot(stage.product, reader)
    const { _id } = body.reading as { _id: string }
    await putSession(page, reader)
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try Again' })
    const again = () => tryAgain.first().click()
    const screens: [path: string, call: string, says: string, always: boolean][] = [
      ['/history', '/divination/history', 'Failed to load reading history', false],
      [`/reading/view/${_id}`, `/divination/reading/${_id}`, 'Failed to load reading', false],
      ['/profile', '/divination/wallet', 'could not be', true],
      ['/profile?tab=account', '/auth/sessions', 'could not be', true],
      ['/deck', '/divination/cards', 'could not open', true],
    ]
    for (const [path, call, says, always] of screens) {
      let open = async (): Promise<void> => {
        await page.goto(path)
      }
      await withEach(
        call,
        async () => {
          await open()
          open = again
        },
        says,
        always,
      )
      await again()
      await eventually(async () =>
        (await page.getByRole('main').getByRole('button', { name: 'Try Again' }).count()) === 0 ? true : undefined,
      )
    }
  })

  it('for every call at once leave every page standing', async () => {
    for (const { give } of faults.filter(({ name }) => ['page of a proxy', 'nothing', 'another object'].includes(name))) {
      await page.unroute('**/api/**')
      await page.goto('/terms')
      await putSession(page, reader)
      await page.route('**/api/**', give)
      for (const path of ['/', '/pricing', '/history', '/input/tarot', '/hexagrams/1', '/profile']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await isCalm()
      }
    }
  })
})
