import type { BrowserContext, Page } from 'playwright-core'
import { describeInBrowser } from './support/browser.ts'
import { easyLimits } from './support/easy-limits.ts'
import { call, newReader, type SignedIn, wallet } from './support/reader.ts'
import { cookiesAnswered, signIn } from './support/session.ts'
import { useStage } from './support/stage.ts'

/** Slow enough to leave before a reading is complete. */
const SLOWLY = '90'
const WHOLE = 'Reading channeled by Sibyl, your AI Oracle'
const UNDERWAY = '.text[aria-busy=true] p'

describeInBrowser('a reading that is being written', () => {
  const stage = useStage({ ...easyLimits, MODEL_TOKENS_PER_SECOND: SLOWLY })
  let context: BrowserContext
  let reader: SignedIn
  let page: Page
  /** The reading requests so far. */
  let asked: string[]
  let readers = 0

  beforeEach(async () => {
    readers += 1
    reader = await newReader(stage.product, `leaving-${readers}@sibyl.example`)
    context = await stage.newContext({ ...cookiesAnswered(stage.product), viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
    asked = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/divination/reading/')) asked.push(request.url())
    })
    page = await context.newPage()
    await page.goto('/login')
    await signIn(page, reader.email)
    await title(/Mira/).waitFor()
  })

  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const whole = () => page.getByText(WHOLE).waitFor()

  const askForCards = async (): Promise<void> => {
    await page.goto('/input/tarot')
    await page.getByRole('radio', { name: /This week/ }).check({ force: true })
    await page.getByRole('textbox', { name: /question/i }).fill('Should I take the offer from the studio, or wait for the other one?')
    await page.getByRole('button', { name: 'Draw My Cards' }).click()
  }
  const begin = async (): Promise<void> => {
    await askForCards()
    await page.locator(UNDERWAY).first().waitFor()
  }
  const titleOf = async (): Promise<string> => String(await page.locator('.reading h1').textContent())

  /** One reading, requested once and paid for once. */
  const onlyOne = async (): Promise<void> => {
    expect(asked).toHaveLength(1)
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(2)
    const { body } = await call(stage.product, '/api/divination/history', { token: reader.token })
    expect(body.pagination).toMatchObject({ total: 1 })
  }

  it('continues where it was after a reload', async () => {
    await begin()
    await page.reload()
    await page.locator(UNDERWAY).first().waitFor()
    await whole()
    await onlyOne()
  })

  it('continues where it was when the reader leaves and comes back', async () => {
    await begin()
    await page.getByRole('link', { name: 'Sibyl' }).first().click()
    await title(/Mira/).waitFor()
    await page.goBack()
    await page.locator('.text p').first().waitFor()
    await whole()
    const name = await titleOf()
    await page.getByRole('link', { name: 'View All Readings' }).click()
    await title('Reading History').waitFor()
    await page.goBack()
    await title(name).waitFor()
    await whole()
    await onlyOne()
  })

  it('is in the history after the reader closed the tab', async () => {
    await begin()
    await page.close()
    page = await context.newPage()
    await page.goto('/history')
    await page.getByText('Being written.').click()
    await page.locator(UNDERWAY).first().waitFor()
    await whole()
    await onlyOne()
  })

  it('requests nothing in a new tab, which leads back to the form', async () => {
    await begin()
    await page.close()
    page = await context.newPage()
    await page.goto('/reading/tarot')
    await page.getByRole('button', { name: 'Draw My Cards' }).waitFor()
    expect(asked).toHaveLength(1)
  })

  it('is not requested again by going back to it once it is deleted', async () => {
    await begin()
    await page.getByRole('button', { name: 'Show it all now' }).click()
    await whole()
    await page.getByRole('link', { name: 'View All Readings' }).click()
    await page.getByRole('link', { name: /Tarot Reading/ }).click()
    // Until the reading has loaded, the history is still on screen, and it has a Delete button too.
    await page.getByRole('link', { name: 'Back to History' }).waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes, Delete' }).click()
    await title('No Readings Yet')
      .or(page.getByRole('heading', { name: 'No Readings Yet' }))
      .first()
      .waitFor()
    while (!page.url().endsWith('/reading/tarot')) await page.goBack()
    await page.getByRole('button', { name: 'Draw My Cards' }).waitFor()
    expect(asked).toHaveLength(1)
    expect((await wallet(stage.product, reader)).oracleTokens).toBe(2)
  })

  it('grows at most twenty times a second, and never moves the text in view', async () => {
    await begin()
    // The frame with the first words also shrinks the picture to make room for them; after that frame, every shift happens under the
    // reader's eyes.
    await page.evaluate(`(async () => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      const seen = { commits: [], shift: 0, moved: [], scrolled: 0 }
      globalThis.seen = seen
      new MutationObserver(() => seen.commits.push(performance.now()))
        .observe(document.querySelector('.text'), { childList: true, characterData: true, subtree: true })
      const note = ({ value, sources }) => {
        seen.shift += value
        for (const { node, previousRect: from, currentRect: to } of sources) seen.moved.push((node?.textContent ?? '') + ' ' + JSON.stringify([from, to]))
      }
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift' })
      scrollTo(0, 200)
      requestAnimationFrame(() => requestAnimationFrame(() => addEventListener('scroll', () => { seen.scrolled += 1 })))
    })()`)
    await whole()
    const seen = await page.evaluate<{ commits: number[]; shift: number; moved: string[]; scrolled: number }>('globalThis.seen')
    expect(seen.commits.length).toBeGreaterThan(20)
    // For each span of commits, how many exceed twenty a second. A busy machine may deliver the first commit of a span late.
    const ahead = seen.commits.flatMap((from, first) => seen.commits.slice(first).map((to, more) => more - (20 * (to - from)) / 1000))
    expect(Math.max(...ahead)).toBeLessThan(4)
    expect(seen.shift < 0.02 ? [] : seen.moved).toEqual([])
    expect(seen.scrolled).toBe(0)
    expect(await page.evaluate('scrollY')).toBe(200)
  })

  it('reports its progress every three seconds until there is something to see', async () => {
    await page.route('**/api/divination/reading/tarot?*', () => undefined)
    await page.clock.install()
    await askForCards()
    await page.clock.runFor(1100)
    const messages = ['Shuffling all seventy-eight', 'first', 'second', 'third', 'fourth', 'fifth'].map((each, at) =>
      at === 0 ? each : `Laying the ${each} card`,
    )
    await title(/^(?:Shuffling all seventy-eight|Laying the first card)$/).waitFor()
    // From here on the page's clock moves only when the test moves it.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1500)
    const said = async () => messages.indexOf(String(await page.getByRole('heading', { level: 1 }).textContent()))
    const untilAnother = async () => {
      const before = await said()
      while ((await said()) === before) await page.clock.runFor(50)
    }
    // The first change may have happened at the pause and be seen late.
    await untilAnother()
    await untilAnother()
    const next = String(messages[(await said()) + 1])
    await page.clock.runFor(2500)
    expect(await title(next).count()).toBe(0)
    await page.clock.runFor(500)
    await title(next).waitFor()
  })
})
