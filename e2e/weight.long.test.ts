import { methods } from '@sibyl/contracts/methods'
import type { BrowserContext, Page } from 'playwright-core'
import { describeInBrowser } from './support/browser.ts'
import { bytesOf, type FetchedFiles, watchFiles } from './support/fetched-files.ts'
import { newReader, readTarot } from './support/reader.ts'
import { workerReady } from './support/service-worker.ts'
import { signIn } from './support/session.ts'
import { useStage } from './support/stage.ts'

/** In bytes; docs/decisions/0005-client-weight.md explains them. */
const FIRST_VISIT = 150_000
const ROUTE = 50_000
const FONTS = 100_000

const EMAIL = 'mira@sibyl.example'

const forAnybody = [
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password?token=none',
  '/unsubscribe',
  '/pricing',
  '/payment/success',
  '/reading/daily-card',
  '/deck',
  '/deck/cups-queen',
  '/r/kT3vQ0cJ8mZx5LrWfY7uPa1nEoB9sHdG',
  '/hexagrams',
  '/hexagrams/11',
  '/moon',
  '/card-for-your-site',
  '/privacy',
  '/terms',
  '/contact',
  '/no/such/page',
]

const forReaders = [
  '/history',
  '/profile',
  '/profile?tab=subscription',
  '/profile?tab=account',
  '/wallet',
  '/gift',
  '/sky',
  '/journal',
  '/journal/2026-10',
  ...methods.filter(({ premium }) => premium).map(({ id }) => `/input/${id}`),
]

/** The total size of the files if it exceeds the limit, and the size of each. */
const overweight = (files: ReadonlyMap<string, number>, limit: number) =>
  bytesOf(files) > limit ? { bytes: bytesOf(files), limit, files: Object.fromEntries(files) } : null

describeInBrowser('what the client weighs', () => {
  const stage = useStage()

  /** Opens a page and waits until it makes no more requests; Playwright's own "networkidle" once never came for a frame. */
  const arrive = async (page: Page, path: string, files: FetchedFiles): Promise<void> => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await files.allAnswered()
  }

  it('is at most 150 kB of script and 100 kB of fonts on a first visit, with all later requests, the service worker’s script and the files it caches', async () => {
    const context = await stage.newContext()
    const files = watchFiles(context)
    const page = await context.newPage()
    await arrive(page, '/', files)
    await workerReady(page)
    const scripts = await files.scripts()
    expect([...scripts.keys()]).toContain('/sw.js')
    expect(overweight(new Map([...scripts, ...(await files.putAside())]), FIRST_VISIT)).toBeNull()
    expect(bytesOf(await files.fonts())).toBeLessThanOrEqual(FONTS)
    expect(files.origins()).toEqual([stage.product.url])
  })

  describe('on every other page', () => {
    let visitor: BrowserContext
    let signedIn: BrowserContext
    let frame: ReadonlySet<string>
    let saved: string

    /** The files that a new page of this browser fetches, with an empty cache. */
    const fetchedAt = async (context: BrowserContext, path: string): Promise<{ scripts: Map<string, number>; origins: string[] }> => {
      const page = await context.newPage()
      await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
      const files = watchFiles(page)
      await arrive(page, path, files)
      const fetched = { scripts: await files.scripts(), origins: files.origins() }
      await page.close()
      return fetched
    }

    beforeAll(async () => {
      visitor = await stage.newContext({ serviceWorkers: 'block' })
      frame = new Set((await fetchedAt(visitor, '/')).scripts.keys())
      const reader = await newReader(stage.product, EMAIL)
      saved = ((await readTarot(stage.product, reader)).body.reading as { _id: string })._id
      signedIn = await stage.newContext({ serviceWorkers: 'block' })
      const page = await signedIn.newPage()
      await page.goto('/login')
      await signIn(page, EMAIL)
      await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
    })

    /** Each page adds little to the frame, and contacts no other origin. */
    const expectLight = async (path: string, context: BrowserContext): Promise<void> => {
      const { scripts, origins } = await fetchedAt(context, path)
      expect([...scripts.keys()].some((file) => frame.has(file))).toBe(true)
      expect(overweight(new Map([...scripts].filter(([file]) => !frame.has(file))), ROUTE)).toBeNull()
      expect(origins).toEqual([stage.product.url])
    }

    it.each(forAnybody)('is at most 50 kB more at %s, without a request to another origin before checkout', (path) =>
      expectLight(path, visitor),
    )

    it.each(forReaders)('is at most 50 kB more at %s for a signed-in reader', (path) => expectLight(path, signedIn))

    it('is at most 50 kB more for a saved reading', () => expectLight(`/reading/view/${saved}`, signedIn))
  })
})
