import { loadavg } from 'node:os'
import { freePort } from '@sibyl/platform/testing/ports'
import { type BrowserContext, chromium } from 'playwright-core'
import { browserPath, flags } from '../support/browser.ts'
import { type Product, startProduct } from '../support/product.ts'
import { newReader, password, readTarot } from '../support/reader.ts'
import { audit, type Found } from './audit.ts'
import { measurePresses, readersPresses, visitorsPresses } from './interactions.ts'
import { loadLighthouse } from './load-lighthouse.ts'

/**
 * Audits the main pages with Lighthouse as a phone, and fails below the targets. Times depend on the machine's load: set
 * LIGHTHOUSE_PERFORMANCE and LIGHTHOUSE_CPU_SLOWDOWN for a busy one, LIGHTHOUSE_PAGES to audit some pages only.
 */

const setting = (name: string, usual: number): number => {
  const value = Number(process.env[name] ?? usual)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a number above 0`)
  return value
}

const PERFORMANCE = setting('LIGHTHOUSE_PERFORMANCE', 95)
const CPU_SLOWDOWN = setting('LIGHTHOUSE_CPU_SLOWDOWN', 4)
const RUNS = setting('LIGHTHOUSE_RUNS', 3)
const LCP_MS = 2500
const INP_MS = 200
const CLS = 0.1

const READER = 'mira@sibyl.example'

const forAnybody = [
  '/',
  '/pricing',
  '/login',
  '/reading/daily-card',
  '/deck',
  '/deck/major-00',
  '/hexagrams',
  '/moon',
  '/privacy',
  '/contact',
]
const forReaders = ['/', '/input/tarot', '/history']

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const misses = ({ performance, accessibility, 'best-practices': practices, seo, lcp, cls, faults }: Found): string[] => [
  ...(performance < PERFORMANCE ? [`performance ${performance} < ${PERFORMANCE}`] : []),
  ...(PERFORMANCE >= 95 && lcp > LCP_MS ? [`LCP ${Math.round(lcp)} > ${LCP_MS} ms`] : []),
  ...(cls > CLS ? [`CLS ${cls.toFixed(2)} > ${CLS}`] : []),
  ...(Math.min(accessibility, practices, seo) < 100 ? faults : []),
]

const line = (page: string, { performance, accessibility, 'best-practices': practices, seo, lcp, tbt, cls, machine }: Found): string =>
  `| ${page.padEnd(28)} | ${[performance, accessibility, practices, seo, Math.round(lcp), Math.round(tbt), cls.toFixed(3), Math.round(machine)].map((cell) => String(cell).padStart(6)).join(' | ')} |`

/** Signs in a new reader who has a reading, and returns the reading's id. */
const signIn = async (context: BrowserContext, product: Product): Promise<string> => {
  const { body } = await readTarot(product, await newReader(product, READER))
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await page.getByLabel('Email').fill(READER)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form button[type=submit]').click()
  await page.getByRole('heading', { level: 1, name: /Mira/ }).waitFor()
  await page.close()
  return (body.reading as { _id: string })._id
}

const asked = process.env.LIGHTHOUSE_PAGES?.split(' ')
const wanted = (paths: readonly string[]): string[] => paths.filter((path) => asked?.includes(path) ?? true)

const lighthouse = await loadLighthouse()
const product = await startProduct()
const port = await freePort()
const context = await chromium.launchPersistentContext('', {
  ...(browserPath ? { executablePath: browserPath } : {}),
  headless: true,
  args: [...flags, `--remote-debugging-port=${port}`],
})
const missed: string[] = []
try {
  print(
    `Load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}, processor slowed ${CPU_SLOWDOWN} times, ${RUNS} runs of each page`,
  )
  print(`| ${'page'.padEnd(28)} | perf.  | access | practi | seo    | LCP ms | TBT ms | CLS    | machine |`)
  print(`|${'-'.repeat(30)}|${'--------|'.repeat(8)}`)
  const look = async (path: string, name: string, keepStorage: boolean): Promise<void> => {
    // A first-time visitor has no cookie either; the cookie would identify them as having drawn their daily card.
    const prepare = () => (keepStorage ? Promise.resolve() : context.clearCookies())
    const found = await audit(lighthouse, product.url + path, { port, runs: RUNS, prepare, keepStorage, cpuSlowdown: CPU_SLOWDOWN })
    print(line(name, found))
    for (const fault of found.faults) print(`  ${fault}`)
    missed.push(...misses(found).map((miss) => `${name}: ${miss}`))
  }
  for (const path of wanted(forAnybody)) await look(path, path, false)

  const measure = async (presses: Parameters<typeof measurePresses>[2]): Promise<void> => {
    print('\nFrom a press to what is seen, ms; of that, work of the page, ms of processor time:')
    const page = await context.newPage()
    for (const { what, ms, work } of await measurePresses(page, product.url, presses, CPU_SLOWDOWN)) {
      print(`  ${what.padEnd(22)} ${String(ms).padStart(4)} ${String(Math.round(work)).padStart(6)}`)
      if (PERFORMANCE >= 95 && ms > INP_MS) missed.push(`${what}: ${ms} > ${INP_MS} ms`)
    }
    await page.close()
  }
  await measure(visitorsPresses)

  const reading = await signIn(context, product)
  await measure(readersPresses(reading))
  print('\nSigned in:')
  for (const path of wanted(forReaders)) await look(path, `${path} (signed in)`, true)
} finally {
  await context.close()
  await product.close()
}
for (const miss of missed) print(`MISSED ${miss}`)
process.exitCode = missed.length > 0 ? 1 : 0
