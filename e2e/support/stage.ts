import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Product, startProduct } from './product.ts'
import { noteCalls, whatPagesShow } from './what-pages-show.ts'

/** Slightly less than a test's own limit, so that a step that never ends fails by its name; no busy machine makes one that late. */
const PATIENCE_MS = 100_000

/** The product and a browser, running from the first test of a `describe` to its last. */
export type Stage = {
  readonly product: Product
  /**
   * A browser without history; paths resolve against the product. What a test opens is closed after it; what was opened before it stays.
   */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>
  /** A new browser with a single page. */
  newPage(options?: BrowserContextOptions): Promise<Page>
}

type More = {
  /** Finds a folder whose data the product begins with. */
  data?: () => Promise<string>
  /** For the browser. */
  flags?: readonly string[]
  /** Its path, if it has to be the one that readers have. */
  browser?: string | undefined
}

/** Runs the product with these settings, and a browser, for the tests of this `describe`. An uncaught error on any page fails the test. */
export const useStage = (environment: NodeJS.ProcessEnv = {}, { data, flags, browser: path }: More = {}): Stage => {
  let product: Product
  let browser: Browser
  let opened: BrowserContext[] = []
  let uncaught: string[] = []

  beforeAll(async () => {
    product = await startProduct(environment, await data?.())
    browser = await openBrowser(flags, path)
  })
  beforeEach(() => {
    opened = []
    uncaught = []
    // The test environment calls it while the pages of a failed test are still open.
    Object.assign(globalThis, { sayMore: () => whatPagesShow(opened) })
  })
  afterEach(async () => {
    for (const context of opened) await context.close()
    expect(uncaught).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const newContext = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ baseURL: product.url, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    opened.push(context)
    noteCalls(context)
    context.on('weberror', (thrown) => {
      const at = thrown.page()?.url() ?? ''
      // An empty page runs only the test's own scripts.
      if (at !== 'about:blank') uncaught.push(`${at}: ${thrown.error().message}`)
    })
    return context
  }
  return {
    get product() {
      return product
    },
    newContext,
    newPage: async (options) => (await newContext(options)).newPage(),
  }
}
