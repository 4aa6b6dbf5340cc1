import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { accessibilityFaults, describeInBrowser, scrollsSideways, watchConsole } from './support/browser.ts'
import { cardFields, cardFieldsReady } from './support/card-fields.ts'
import { tabTo } from './support/keyboard.ts'
import { newReader } from './support/reader.ts'
import { cookiesAnswered, putSession } from './support/session.ts'
import { useStage } from './support/stage.ts'

const QUESTION = 'iframe[title="Your bank asks for confirmation"]'

describeInBrowser('buying, in a browser', () => {
  const stage = useStage()

  const isSound = async (page: Page): Promise<void> => {
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
  }

  /** The pricing page of a signed-in reader who has answered the cookie banner. */
  const open = async (email: string, width: number): Promise<{ page: Page; faults: string[] }> => {
    const reader = await newReader(stage.product, email)
    const page = await stage.newPage({ ...cookiesAnswered(stage.product), viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const faults = watchConsole(page)
    await putSession(page, reader)
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Buy 15 tokens' }).waitFor()
    return { page, faults }
  }

  const fillIn = async (page: Page, card: string): Promise<void> => {
    const frame = cardFields(page)
    await frame.getByText('Other test cards').click()
    await frame.getByRole('button', { name: `… ${card}` }).click()
  }
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

  it.each([360, 1440])('works by keyboard alone at %i px, and the card number reaches no service of ours', async (width) => {
    const { page, faults } = await open(`keys-${width}@sibyl.example`, width)
    const carriers = new Set<string>()
    page.on('request', (request) => {
      if (request.postData()?.includes('4242424242424242')) carriers.add(new URL(request.url()).pathname.replace(/pi_\w+/, 'pi'))
    })
    await isSound(page)
    await tabTo(page, 'Buy 15 tokens')
    await page.keyboard.press('Enter')
    await title(page, 'Complete Your Purchase')
    await cardFieldsReady(page)
    await isSound(page)

    await tabTo(page, 'Card number')
    await page.keyboard.type('4242424242424242')
    await page.keyboard.type('1234')
    await page.keyboard.type('123')
    await tabTo(page, 'ZIP code')
    await page.keyboard.type('12345')
    await tabTo(page, 'Pay $12.99')
    await page.keyboard.press('Enter')
    await title(page, 'Processing Payment')
    await isSound(page)
    await title(page, 'Payment Successful!')
    await page.getByText('Your purchase of 15 tokens was successful!').waitFor()
    await isSound(page)
    await tabTo(page, 'Stay Here')
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByText('18 tokens').waitFor()

    expect([...carriers]).toEqual(['/_dev/stripe/v1/payment_intents/pi/confirm'])
    expect(faults).toEqual([])
  })

  it('names what is wrong with a card, keeps the form, and continues after the bank’s challenge', async () => {
    const { page } = await open('asked@sibyl.example', 1440)
    await press(page, 'Buy 5 tokens')
    await title(page, 'Complete Your Purchase')
    await cardFieldsReady(page)
    await press(page, 'Pay $4.99')
    await cardFields(page).getByText('The card number is not complete.').waitFor()
    await isSound(page)

    await fillIn(page, '0002')
    await press(page, 'Pay $4.99')
    await title(page, 'Payment Failed')
    await page.getByRole('main').getByText('Your card was declined.').last().waitFor()
    await isSound(page)
    await press(page, 'Try Again')
    expect(await cardFields(page).getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002')

    await cardFields(page).getByRole('button', { name: '… 3220' }).click()
    await press(page, 'Pay $4.99')
    await page.frameLocator(QUESTION).getByRole('button', { name: 'Fail' }).click()
    await title(page, 'Payment Failed')
    await press(page, 'Try Again')
    await press(page, 'Pay $4.99')
    await page.frameLocator(QUESTION).getByRole('button', { name: 'Complete' }).click()
    await page.getByText('Your purchase of 5 tokens was successful!').waitFor()
  })

  it('leads from a reloaded checkout to the prices at the first press', async () => {
    const { page } = await open('reloaded@sibyl.example', 360)
    const prices = () => title(page, 'Unlock Your Mystical Journey')
    const chooseAfterReload = async () => {
      await press(page, 'Buy 5 tokens')
      await title(page, 'Complete Your Purchase')
      await page.reload()
      await prices()
      await press(page, 'Buy 5 tokens')
      await title(page, 'Complete Your Purchase')
      await cardFieldsReady(page)
    }
    await chooseAfterReload()
    await press(page, 'Cancel')
    await prices()

    await chooseAfterReload()
    await fillIn(page, '0002')
    await press(page, 'Pay $4.99')
    await title(page, 'Payment Failed')
    await press(page, 'Back to Pricing')
    await prices()
  })

  it('returns from the bank’s page to Premium, which can be cancelled, resumed and changed', async () => {
    const { page, faults } = await open('adept@sibyl.example', 1440)
    await press(page, 'Choose monthly')
    await title(page, 'Complete Your Purchase')
    await fillIn(page, '3155')
    await press(page, 'Start Premium - $9.99/month')
    await press(page, 'Complete')
    await page.getByText('Welcome to Premium! Your subscription is now active.').waitFor()
    expect(page.url()).not.toContain('secret')
    await isSound(page)

    await page.goto('/pricing')
    await page.getByText('Premium Access').waitFor()
    await eventually(async () => expect(await page.getByRole('button', { name: 'Premium Active' }).count()).toBe(5))
    await page.goto('/profile?tab=subscription')
    await page.getByText('Next billing date').waitFor()
    await isSound(page)
    await press(page, 'Cancel Subscription')
    await page.getByRole('button', { name: 'Yes, Cancel' }).waitFor()
    await isSound(page)
    await press(page, 'Yes, Cancel')
    await page.getByText('Active until').waitFor()
    await press(page, 'Reactivate Subscription')
    await page.getByText('Next billing date').waitFor()
    await press(page, 'Change Plan')
    await page.getByRole('button', { name: 'Switch Plan' }).waitFor()
    await isSound(page)
    await press(page, 'Switch Plan')
    await page.getByText('premium annual').waitFor()

    await page.goto('/wallet')
    await page
      .getByRole('link', { name: /^Receipt/ })
      .first()
      .click()
    await title(page, 'Receipt')
    await isSound(page)
    const receipt = await page.getByRole('link', { name: /^The card provider’s receipt/ }).getAttribute('href')
    expect((await fetch(receipt ?? '')).status).toBe(200)
    await page.goto('/_dev/stripe/subscriptions')
    await page.getByText('$99.99 a year').waitFor()
    await isSound(page)
    expect(faults).toEqual([])
  })
})
