import { eventually } from '@sibyl/platform/testing/eventually'
import type { Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { cardFieldsReady } from '../support/card-fields.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { focusOf, tabTo, titleHasFocus } from '../support/keyboard.ts'
import { linkTokenIn, mailTo, newReader, password } from '../support/reader.ts'
import { putSession } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { takenOver } from '../support/taken-over.ts'

const PANEL = { name: 'Why this is here' }

describeInBrowser('With the keyboard alone', () => {
  const stage = useStage({ ...easyLimits, MODEL_TOKENS_PER_SECOND: '400' })
  let page: Page
  beforeEach(async () => {
    page = await stage.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  })

  const key = (name: string) => page.keyboard.press(name)
  const type = async (field: string | RegExp, text: string) => {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  const enter = async (name: string | RegExp) => {
    await tabTo(page, name)
    await key('Enter')
  }
  const dialogOpen = (name: string) => page.getByRole('dialog', { name }).waitFor()
  /** An overlay returns the focus a moment after it closes. */
  const focusIsBack = () => eventually(async () => expect(await focusOf(page)).not.toMatchObject({ tag: 'body' }))
  const dialogGone = async (name: string) => {
    await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
    await focusIsBack()
  }
  const nameOfFocus = async () => (await focusOf(page)).name

  /** Opens a page as a returning reader, with a session already stored. */
  const readerReturned = async (email: string, path: string) => {
    const reader = await newReader(stage.product, email)
    await page.goto('/contact')
    await enter('Essential Only')
    await putSession(page, reader)
    await page.goto(path)
    await page.getByText(/^Account of/).waitFor({ state: 'attached' })
  }

  it('a reader signs up, verifies, signs in, asks, reads, opens a fact, and buys tokens', async () => {
    const email = 'keys@sibyl.example'
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await enter('Skip to content')
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ tag: 'main' }))
    await enter('Essential Only')
    await page.getByRole('button', { name: 'Essential Only' }).waitFor({ state: 'detached' })
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ tag: 'main' }))
    await page.reload()
    // Until then the browser follows the link itself, and the title of a first page takes no focus.
    await takenOver(page)
    await enter('Get Started')
    await titleHasFocus(page, 'Begin here')
    await type('First name', 'Mira')
    await type('Last name', 'Lund')
    await type('Email', email)
    await type('Password', password)
    await enter('Sign Up')
    await titleHasFocus(page, 'Verify Your Email')

    await page.goto(`/verify-email?token=${linkTokenIn(await mailTo(stage.product, email, /verify/i))}`)
    await page.getByText('Your email is verified').waitFor()
    await enter('Begin Your Reading')
    await titleHasFocus(page, /Mira/)
    await page.getByRole('heading', { name: 'No days yet' }).waitFor()

    await tabTo(page, /^Daily Card Pull/)
    await key('ArrowDown')
    await eventually(async () => expect(await nameOfFocus()).toMatch(/^Tarot Reading/))
    await enter('Begin Your Reading')
    await titleHasFocus(page, 'Put one thing to the cards')
    await tabTo(page, /^Present/)
    await key('Space')
    await type('Your question', 'Should I take the offer from the studio, or wait for the other one?')
    await enter('Draw My Cards')

    await page.getByRole('button', { name: 'Show it all now' }).waitFor()
    expect(await page.locator('.text').getAttribute('aria-live')).toBe('off')
    await page.getByRole('status').filter({ hasText: 'Sibyl is writing' }).waitFor({ state: 'attached' })
    await enter('Show it all now')
    await page.getByRole('status').filter({ hasText: 'Your reading is complete.' }).waitFor({ state: 'attached' })
    await eventually(async () => expect(await focusOf(page)).not.toMatchObject({ tag: 'body' }))
    await page.locator('.text .fact').nth(1).waitFor()
    const words = (await page.locator('.text .fact').first().textContent()) ?? ''
    await enter(words)
    await page.getByRole('complementary', PANEL).waitFor()
    await page.locator('#why h2:focus').waitFor()
    const number = String(await page.locator('#why .nums').textContent())
    await enter('Next fact')
    await page.locator('#why .nums').filter({ hasNotText: number }).waitFor()
    await eventually(async () => expect(await nameOfFocus()).toBe('Next fact'))
    await key('Escape')
    await page.getByRole('complementary', PANEL).waitFor({ state: 'detached' })
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ name: words, tag: 'a', visible: true }))

    await enter('How these cards were drawn')
    await page.getByText('Replay the draw').waitFor()
    await enter('Replay the draw')
    await page.getByText('The same cards come out').waitFor()
    await eventually(async () => expect(await focusOf(page)).not.toMatchObject({ tag: 'body' }))
    await enter('View All Readings')
    await titleHasFocus(page, 'Reading History')
    await tabTo(page, /Account of/, 'Shift+Tab')
    await key('Enter')
    await page.locator('[role=menuitem]:focus, [role=menu]:focus').waitFor()
    await page.keyboard.type('get')
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ name: 'Get More Tokens', visible: true }))
    await key('Enter')
    await page.getByRole('heading', { name: 'Unlock Your Mystical Journey' }).waitFor()
    await page.getByRole('button', { name: 'Buy 15 tokens' }).waitFor()
    await enter('Buy 15 tokens')
    await titleHasFocus(page, 'Complete Your Purchase')
    await cardFieldsReady(page)
    await type('Card number', '42424242424242421234123')
    await type('ZIP code', '12345')
    await enter('Pay $12.99')
    await titleHasFocus(page, 'Processing Payment')
    await titleHasFocus(page, 'Payment Successful!')
    await enter('Stay Here')
    await page.getByRole('main').getByText('17 tokens').waitFor()
    await titleHasFocus(page, 'Unlock Your Mystical Journey')
  })

  it('the account menu opens, moves the focus through its items, closes, and leads to its pages', async () => {
    await readerReturned('menu@sibyl.example', '/contact')
    await enter(/Account of/)
    await page.getByRole('menu').waitFor()
    await key('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await focusIsBack()
    await eventually(async () => expect(await nameOfFocus()).toMatch(/Account of/))
    await key('Enter')
    await page.getByRole('menu').waitFor()
    await page.locator('[role=menuitem]:focus, [role=menu]:focus').waitFor()
    if ((await nameOfFocus()) !== 'Profile Settings') await key('ArrowDown')
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ name: 'Profile Settings', visible: true }))
    await key('Enter')
    await titleHasFocus(page, 'Profile Settings')
  })

  it('the mobile menu keeps the focus, returns it, and leads to its pages', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await readerReturned('phone@sibyl.example', '/contact')
    await enter('Menu')
    await dialogOpen('Menu')
    for (const place of ['Close menu', 'Pricing', 'Profile Settings', 'Reading History', 'Get More Tokens', 'Sign Out', 'Close menu']) {
      await tabTo(page, place)
    }
    await key('Escape')
    await dialogGone('Menu')
    await eventually(async () => expect(await nameOfFocus()).toBe('Menu'))
    await key('Enter')
    await dialogOpen('Menu')
    await enter('Reading History')
    await titleHasFocus(page, 'Reading History')
  })

  it('the profile: arrow keys choose tabs, and dialogs keep the focus and return it', async () => {
    await readerReturned('profile-keys@sibyl.example', '/profile')
    await tabTo(page, 'Overview')
    await key('ArrowRight')
    await page.getByRole('heading', { name: 'No Active Subscription' }).waitFor()
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ name: 'Subscription', visible: true }))
    await key('ArrowRight')
    for (const words of ['This browser', 'Email verified']) await page.getByText(words).waitFor()
    for (const [button, inside] of [
      ['Change Password', 'Cancel'],
      ['Delete Account', 'Keep My Account'],
    ] as const) {
      await enter(button)
      await dialogOpen(button)
      await tabTo(page, inside)
      await tabTo(page, 'Close')
      await key('Escape')
      await dialogGone(button)
      await eventually(async () => expect(await nameOfFocus()).toBe(button))
      await key('Enter')
      await dialogOpen(button)
      await enter(inside)
      await dialogGone(button)
      await eventually(async () => expect(await nameOfFocus()).toBe(button))
    }
    await enter('Cookie Preferences')
    await dialogOpen('Cookie Preferences')
    await tabTo(page, /^Analytics/)
    await key('Space')
    await enter('Save Preferences')
    await dialogGone('Cookie Preferences')
    await eventually(async () => expect(await nameOfFocus()).toBe('Cookie Preferences'))
  })

  it('a refused form moves the focus to the invalid field', async () => {
    await page.goto('/register')
    await enter('Essential Only')
    await enter('First name')
    await page.getByText('First name is required').waitFor()
    await eventually(async () => expect(await nameOfFocus()).toBe('First name'))
    await page.goto('/contact')
    await enter('Send Message')
    await page.getByText('Name is required').waitFor()
    await eventually(async () => expect(await nameOfFocus()).toBe('Name'))
  })

  it('the focus is not lost with the element that was pressed', async () => {
    await readerReturned('leaves@sibyl.example', '/reading/daily-card')
    const onPage = async () => {
      await eventually(async () => expect(await focusOf(page)).not.toMatchObject({ tag: 'body' }))
    }
    await page.getByRole('button', { name: 'Show it all now' }).waitFor()
    await enter('Show it all now')
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await onPage()
    await page.goto('/deck')
    await type('Search the deck by name or keyword', 'submarine')
    await enter('Show the whole deck')
    await page.getByText('78 of 78 cards').waitFor({ state: 'attached' })
    await onPage()
  })

  it('a reader asks one thing more, saves a sentence as an image, and shares it by a link', async () => {
    await readerReturned('keeps@sibyl.example', '/reading/daily-card')
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await enter(/ask me to do first/)
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ name: 'Your question', visible: true }))
    await key('Enter')
    await page.getByRole('status').filter({ hasText: 'Answered.' }).waitFor({ state: 'attached' })
    await focusIsBack()

    await enter('Share')
    await dialogOpen('Share one sentence')
    await tabTo(page, /^Story, 1080/)
    await key('ArrowDown')
    await page.locator('.imagechoice canvas[data-drawn=true][height="1350"]').waitFor()
    const saved = page.waitForEvent('download')
    await enter('Save Image')
    await saved
    await dialogGone('Share one sentence')
    await eventually(async () => expect(await nameOfFocus()).toBe('Share'))

    await key('Enter')
    await dialogOpen('Share one sentence')
    await tabTo(page, /^Post, 1080/)
    await key('ArrowDown')
    await enter('Make the Link')
    await page.getByRole('textbox', { name: 'Your link' }).waitFor()
    await eventually(async () => expect(await focusOf(page)).toMatchObject({ name: 'Your link', visible: true }))
    await enter('Take It Back')
    await page.getByText('Your link has ended. It shows nothing any more.').waitFor()
    await tabTo(page, 'Close')
    await key('Enter')
    await dialogGone('Share one sentence')
    await eventually(async () => expect(await nameOfFocus()).toBe('Share'))
  })

  it('a reader deletes a reading, and signs out', async () => {
    await readerReturned('deletes@sibyl.example', '/reading/daily-card')
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await enter('View All Readings')
    await titleHasFocus(page, 'Reading History')
    await page.getByRole('list', { name: /^Readings/ }).waitFor()
    await enter(/Daily Card Pull/)
    await page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
    await enter('Delete')
    await dialogOpen('Delete this reading?')
    await key('Escape')
    await dialogGone('Delete this reading?')
    await eventually(async () => expect(await nameOfFocus()).toBe('Delete'))
    await key('Enter')
    await enter('Yes, Delete')
    await titleHasFocus(page, 'Reading History')
    await key('Shift+Tab')
    await enter(/Account of/)
    await page.getByRole('menu').waitFor()
    await key('End')
    await key('Enter')
    await page.getByRole('link', { name: 'Get Started' }).waitFor()
    await titleHasFocus(page, /./)
  })
})
