import type { BrowserContextOptions, Page } from 'playwright-core'
import { describeInBrowser } from './support/browser.ts'
import { bytesOf, type FetchedFiles, watchFiles } from './support/fetched-files.ts'
import { newReader, readTarot } from './support/reader.ts'
import { workerReady } from './support/service-worker.ts'
import { signIn } from './support/session.ts'
import { useStage } from './support/stage.ts'

/** Bytes: docs/decisions/0005-client-weight.md. */
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
  '/hexagrams',
  '/hexagrams/11',
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
  ...['tarot', 'astrology', 'numerology', 'iching', 'dream', 'love'].map((method) => `/input/${method}`),
]

describeInBrowser('what the client weighs', () => {
  const stage = useStage()

  /** A browser that has never been here, or one in which somebody is signed in, at a page that asks for nothing more. */
  const visit = async (path: string, look: (page: Page, files: FetchedFiles) => Promise<void>, options: BrowserContextOptions = {}) => {
    const context = await stage.newContext(options)
    const files = watchFiles(context)
    const page = await context.newPage()
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await look(page, files)
  }

  it('is at most 150 kB of script and 100 kB of fonts on a first visit, with all that comes later, the service worker’s own and what it puts aside', async () => {
    await visit('/', async (page, files) => {
      await workerReady(page)
      const scripts = await files.scripts()
      expect([...scripts.keys()]).toContain('/sw.js')
      expect(bytesOf(new Map([...scripts, ...(await files.putAside())]))).toBeLessThanOrEqual(FIRST_VISIT)
      expect(bytesOf(await files.fonts())).toBeLessThanOrEqual(FONTS)
      expect(files.origins()).toEqual([stage.product.url])
    })
  })

  describe('on every other page', () => {
    const frame = new Set<string>()
    let signedIn: BrowserContextOptions
    let saved: string

    beforeAll(async () => {
      const learnFrame = async (_page: Page, files: FetchedFiles) => {
        for (const file of (await files.scripts()).keys()) frame.add(file)
      }
      await visit('/', learnFrame, { serviceWorkers: 'block' })
      const reader = await newReader(stage.product, EMAIL)
      saved = ((await readTarot(stage.product, reader)).body.reading as { _id: string })._id
      const page = await stage.newPage()
      await page.goto('/login')
      await signIn(page, EMAIL)
      await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
      signedIn = { storageState: await page.context().storageState() }
    })

    /** What a page adds to the frame is little, and nobody else is asked for anything. */
    const expectLight = (path: string, options: BrowserContextOptions = {}): Promise<void> =>
      visit(
        path,
        async (_page, files) => {
          const added = new Map([...(await files.scripts())].filter(([file]) => !frame.has(file)))
          expect({ isLight: bytesOf(added) <= ROUTE, ...Object.fromEntries(added) }).toMatchObject({ isLight: true })
          expect(files.origins()).toEqual([stage.product.url])
        },
        { ...options, serviceWorkers: 'block' },
      )

    it.each(forAnybody)('is at most 50 kB more at %s, before checkout without a word to anybody else', (path) => expectLight(path))

    it.each(forReaders)('is at most 50 kB more at %s for who has signed in', (path) => expectLight(path, signedIn))

    it('is at most 50 kB more for a saved reading', () => expectLight(`/reading/view/${saved}`, signedIn))
  })
})
