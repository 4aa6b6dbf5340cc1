import type { Page } from 'playwright-core'
import { describeInBrowser } from '../support/browser.ts'
import { easyLimits } from '../support/easy-limits.ts'
import { eventually, readTarot, wallet } from '../support/reader.ts'
import { putSession } from '../support/session.ts'
import { useStage } from '../support/stage.ts'
import { takenOver } from '../support/taken-over.ts'
import { tarotForm } from './support/forms.ts'
import { aReader, atDesk, countCalls } from './support/session.ts'

describeInBrowser('back and forward', () => {
  const stage = useStage(easyLimits)
  let page: Page
  beforeEach(async () => {
    page = await stage.newPage(atDesk(stage.product))
  })

  const comesTrue = (what: string) => eventually(async () => (await page.evaluate<boolean>(what)) || undefined)
  const h1 = () => page.getByRole('heading', { level: 1 })
  const wholeReading = () => page.getByText('Reading channeled by Sibyl, your AI Oracle').waitFor()
  const titleHasFocus = () => comesTrue(`document.activeElement?.matches('main h1')`)
  const scrollTo = async (top: number) => {
    await page.evaluate(`scrollTo(0, ${top})`)
    await comesTrue(`Object.keys(sessionStorage).some((name) => name.startsWith('scroll:') && sessionStorage.getItem(name) === '${top}')`)
  }

  it('from a reading lead to its form, filled in, and to the same reading, which costs nothing more', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    await page.goto('/')
    const ask = async () => {
      await page.getByRole('radio', { name: /Tarot Reading/ }).check({ force: true })
      await page.getByRole('button', { name: 'Begin Your Reading' }).click()
      await page.getByLabel('Your question').waitFor()
      expect(await page.getByLabel('Your question').inputValue()).toBe('')
      await tarotForm.fill(page)
      await page.getByRole('button', { name: 'Draw My Cards' }).click()
      await wholeReading()
      return String(await h1().textContent())
    }
    const first = await ask()
    const asked = countCalls(page, 'POST', '/divination/reading/tarot')
    await page.goBack()
    await page.getByLabel('Your question').waitFor()
    expect(await tarotForm.standing(page)).toEqual(tarotForm.typed)
    await titleHasFocus()
    expect(asked()).toBe(0)
    await page.goForward()
    await wholeReading()
    expect(await h1().textContent()).toBe(first)
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(2)

    // The reader spends the last token in another tab; finished readings can still be read here.
    await page.getByRole('link', { name: 'Get New Reading' }).click()
    await ask()
    await readTarot(stage.product, reader)
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(0)
    await page.goBack()
    await page.goBack()
    await page.waitForURL(/\/$/)
    await page.goBack()
    await page.waitForURL('**/reading/tarot')
    await wholeReading()
    expect(await h1().textContent()).toBe(first)
    await page.reload()
    await wholeReading()
    expect(await h1().textContent()).toBe(first)
  })

  it('do not step through the filters of the history', async () => {
    const reader = await aReader(stage.product)
    await readTarot(stage.product, reader)
    await putSession(page, reader)
    await page.goto('/pricing')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Reading History' }).click()
    await page.getByText('Just now').waitFor()
    await page.getByRole('button', { name: 'Dream', exact: true }).click()
    await page.getByText('No Dream readings found').waitFor()
    await page.getByRole('button', { name: 'Tarot', exact: true }).click()
    await page.waitForURL('**/history?methodId=tarot')
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await wholeReading()
    await titleHasFocus()
    await page.goBack()
    await page.waitForURL('**/history?methodId=tarot')
    await page.getByText('Just now').waitFor()
    await titleHasFocus()
    await page.goBack()
    await page.waitForURL('**/pricing')
  })

  it('leave the checkout for the prices, and open no second one', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    await page.goto('/')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Get More Tokens' }).click()
    const opened = countCalls(page, 'POST', '/payments/tokens/create')
    await page.getByRole('button', { name: 'Buy 5 tokens' }).click()
    await page.getByRole('heading', { name: 'Complete Your Purchase' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Unlock Your Mystical Journey' }).waitFor()
    await page.goForward()
    await page.getByRole('heading', { name: 'Unlock Your Mystical Journey' }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.waitForURL(/\/$/)
    expect(opened()).toBe(1)
  })

  it('close what covers the page', async () => {
    const reader = await aReader(stage.product)
    await putSession(page, reader)
    await page.goto('/')
    const overlays = page.getByRole('dialog').or(page.getByRole('menu'))
    const openings: [string, () => Promise<void>][] = [
      ['/contact', () => page.getByRole('button', { name: 'Cookie Preferences' }).click()],
      ['/terms', () => page.getByRole('button', { name: /Account of/ }).click()],
      ['/profile?tab=account', () => page.getByRole('button', { name: 'Change Password' }).click()],
      ['/profile?tab=account', () => page.getByRole('button', { name: 'Delete Account' }).click()],
    ]
    for (const [path, open] of openings) {
      await page.goto('/privacy')
      await page.goto(path)
      await h1().waitFor()
      await page.evaluate(
        `history.pushState({ key: 'further', idx: 9 }, '', '/deck'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`,
      )
      await page.getByRole('heading', { level: 1, name: 'The Deck' }).waitFor()
      await page.goBack()
      await h1().waitFor()
      await open()
      await overlays.first().waitFor()
      await page.goForward()
      await page.getByRole('heading', { level: 1, name: 'The Deck' }).waitFor()
      await overlays.first().waitFor({ state: 'detached' })
    }
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await expect(overlays.first().waitFor({ state: 'detached' })).resolves.toBeUndefined()
  })

  it('return to the scroll position, also after a reload and over pages that load slowly', async () => {
    await page.goto('/deck')
    const card = page.getByRole('main').getByRole('link', { name: /Queen of Cups/ })
    await card.waitFor()
    await scrollTo(900)
    await page.evaluate(`document.querySelector('main a[href="/deck/cups-queen"]').click()`)
    await page.getByRole('heading', { level: 1, name: 'Queen of Cups' }).waitFor()
    await comesTrue('Math.round(scrollY) === 0')
    await titleHasFocus()
    await page.goBack()
    await card.waitFor()
    await comesTrue('Math.round(scrollY) === 900')
    const { promise: shown, resolve: isShown } = Promise.withResolvers<void>()
    await page.route('**/api/divination/cards', async (route) => {
      await shown
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: 'The Deck' }).waitFor()
    isShown()
    await card.waitFor()
    await comesTrue('Math.round(scrollY) === 900')
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Queen of Cups' }).waitFor()
    await titleHasFocus()
  })

  it('do not come into it when another address is opened: that page starts at its top', async () => {
    await page.goto('/terms')
    await takenOver(page)
    await scrollTo(600)
    await page.goto('/privacy')
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
    await takenOver(page)
    expect(await page.evaluate('scrollY')).toBe(0)
  })
})
