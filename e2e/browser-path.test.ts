import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { accessibilityFaults, describeInBrowser, scrollsSideways, watchConsole } from './support/browser.ts'
import { heldBack } from './support/held-back.ts'
import { beginPress } from './support/press.ts'
import { call, linkTokenIn, mailTo, newReader, password } from './support/reader.ts'
import { cookiesAnswered, signIn } from './support/session.ts'
import { useStage } from './support/stage.ts'

describeInBrowser('the path from sign-up to history, in a browser', () => {
  const stage = useStage({ MODEL_TOKENS_PER_SECOND: '400' })

  const isSound = async (page: Page): Promise<void> => {
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  }

  /** A zone where the day does not end during the test: nobody can keep yesterday's card. */
  const timezoneId = new Date().getUTCHours() < 20 ? 'Europe/Prague' : 'Pacific/Auckland'

  it.each([360, 1440])('works at %i px, with a clean console and nothing for axe to find', async (width) => {
    const page = await stage.newPage({ viewport: { width, height: 800 }, timezoneId, reducedMotion: 'reduce' })
    const faults = watchConsole(page)
    const email = `mira-${width}@sibyl.example`
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const link = (name: string | RegExp) => page.getByRole('link', { name })

    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isSound(page)
    await button('Essential Only').click()
    await button('Essential Only').waitFor({ state: 'detached' })
    await isSound(page)

    await link('Draw My Daily Card').or(button('Draw My Daily Card')).click()
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await isSound(page)

    await page.goto('/register')
    await page.locator('form button[type=submit]').click()
    await page.getByText('First name is required').waitFor()
    await isSound(page)
    await page.getByLabel('First name').fill('Mira')
    await page.getByLabel('Last name').fill('Lund')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.locator('form button[type=submit]').click()
    await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor()
    await isSound(page)

    await page.goto(`/verify-email?token=${linkTokenIn(await mailTo(stage.product, email, /verify/i))}`)
    await page.getByText('Your email is verified').waitFor()
    await isSound(page)
    await link('Begin Your Reading').click()
    await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
    await isSound(page)

    await page.getByRole('radio', { name: /Tarot Reading/ }).check({ force: true })
    await button('Begin Your Reading').click()
    await page.getByRole('radio', { name: /This week/ }).check({ force: true })
    await page.getByRole('textbox').fill('Why?')
    await button('Draw My Cards').click()
    await page.getByText('Please provide more detail in your question').waitFor()
    await isSound(page)
    await page.getByRole('textbox').fill('Should I take the offer from the studio, or wait for the other one?')
    await button('Draw My Cards').click()

    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.getByText('Timeframe: week').waitFor()
    await page.getByRole('heading', { level: 2 }).nth(4).waitFor()
    await isSound(page)

    await page.locator('.text .fact').first().click()
    await page.getByRole('complementary', { name: 'Why this is here' }).waitFor()
    await isSound(page)
    await page.keyboard.press('Escape')

    await link('View All Readings').click()
    await page.getByRole('heading', { level: 1, name: 'Reading History' }).waitFor()
    // The card drawn before sign-up now belongs to the reader; the history lists it beside the new reading.
    await link(/Daily Card Pull/).waitFor()
    await eventually(async () => expect(await page.getByText('Just now').count()).toBe(2))
    await isSound(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Should I|studio|./ })
      .first()
      .click()
    await page.waitForURL(/\/reading\/view\//)
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await isSound(page)

    for (const [path, heading] of [
      ['/pricing', 'Unlock Your Mystical Journey'],
      ['/profile', 'Profile Settings'],
      ['/privacy', /Privacy/],
      ['/terms', /Terms/],
      ['/contact', /./],
      ['/deck', 'The Deck'],
      ['/deck/cups-queen', 'Queen of Cups'],
      ['/hexagrams', 'The Hexagrams'],
      ['/hexagrams/11', 'Peace'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await isSound(page)
    }
    expect(faults).toEqual([])

    expect((await page.goto('/nowhere'))?.status()).toBe(404)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await isSound(page)
  })

  it('shows a failed reading with its token returned, and tries again', async () => {
    const page = await stage.newPage(cookiesAnswered(stage.product))
    const setModel = (failure: string) => call(stage.product, '/_dev/model/settings', { method: 'PUT', body: { failure, failureRate: 1 } })
    await page.goto('/login')
    await signIn(page, 'mira-1440@sibyl.example')
    await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
    await page.goto('/input/tarot')
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('textbox').fill('What would help me to finish the book?')
    await setModel('http-500')
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    await page.getByRole('heading', { name: 'The Cosmic Energies Are Disrupted' }).waitFor()
    await page.getByText('Unable to generate your reading. Please try again.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await setModel('none')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await page.getByText(/1 token spent, 1 left/).waitFor()
  })

  it('keeps the button where it is when the estimate of a password arrives', async () => {
    const page = await stage.newPage({ ...cookiesAnswered(stage.product), viewport: { width: 320, height: 800 }, serviceWorkers: 'block' })
    const estimator = await heldBack(page, /password-strength/)
    const button = page.locator('form button[type=submit]')
    await page.goto('/register')
    await page.getByLabel('Password', { exact: true }).fill('password')
    await estimator.asked
    const place = await button.boundingBox()
    estimator.letThrough()
    await page.getByText('Well known').waitFor()
    expect(await button.boundingBox()).toEqual(place)
  })

  it.each(['finger', 'mouse'])('counts the press of a %s although the symbols of a dream push the button away', async (by) => {
    const reader = await newReader(stage.product, `${by}@sibyl.example`)
    const page = await stage.newPage({
      ...cookiesAnswered(stage.product, reader),
      viewport: { width: 820, height: 1180 },
      hasTouch: by === 'finger',
      serviceWorkers: 'block',
    })
    const symbols = await heldBack(page, '**/dream/symbols')
    await page.goto('/input/dream')
    await page.getByLabel('Your dream').fill('I walked through a house with more rooms than it can have, and water rose.')
    await symbols.asked
    const press = await beginPress(page, page.getByRole('button', { name: 'Interpret My Dream' }), by === 'finger')
    symbols.letThrough()
    await page.getByRole('group', { name: 'We heard' }).waitFor()
    await press.end()
    await page.waitForURL('**/reading/dream')
  })
})
