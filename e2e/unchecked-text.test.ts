import type { BrowserContext, Page } from 'playwright-core'
import { describeInBrowser } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { call, newReader, type SignedIn } from './support/reader.ts'
import { cookiesAnswered, signIn } from './support/session.ts'
import { useStage } from './support/stage.ts'

const WHOLE = 'Reading channeled by Sibyl, your AI Oracle'

/** What the emulated model inserts in the middle of its text, in its first answer and in the mended one. */
const said = {
  script: /alert\(document\.cookie\)/,
  'outside-link': /Read on elsewhere|prophecy\.example/,
  threat: /something terrible will happen/,
} as const

/** Records every text that the page ever shows, even for a moment. */
const KEEP_TEXTS = `
  globalThis.textsShown = new Set()
  new MutationObserver(() => textsShown.add(document.body?.innerText ?? ''))
    .observe(document, { subtree: true, childList: true, characterData: true })`

describeInBrowser('a model that writes what a reading must not hold', () => {
  const stage = useStage({ ...easyLimits, MODEL_TOKENS_PER_SECOND: '400' })
  let context: BrowserContext
  let reader: SignedIn
  let page: Page

  beforeAll(async () => {
    reader = await newReader(stage.product, 'unchecked@sibyl.example')
    context = await stage.newContext({ ...cookiesAnswered(stage.product), reducedMotion: 'reduce' })
    page = await context.newPage()
    page.on('dialog', () => {
      throw new Error('a script of the model ran')
    })
    await page.addInitScript({ content: KEEP_TEXTS })
    await page.goto('/login')
    await signIn(page, reader.email)
    await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
  })

  const textsShown = (): Promise<string> => page.evaluate("[...textsShown].join('\\n')")

  it.each(Object.entries(said))('by “%s”: no reader ever sees it', async (failure, pattern) => {
    await call(stage.product, '/_dev/model/settings', { method: 'PUT', body: { failure, failureRate: 1 } })
    await page.goto('/input/tarot')
    await page.getByRole('radio', { name: /This week/ }).check({ force: true })
    await page.getByRole('textbox', { name: /question/i }).fill('Should I take the offer from the studio, or wait for the other one?')
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
    const whole = page.getByText(WHOLE)
    await whole.or(page.getByText('Unable to generate your reading. Please try again.')).first().waitFor()
    const texts = await textsShown()
    expect(texts).toContain('Should I take the offer')
    expect(texts).not.toMatch(pattern)
  })
})
