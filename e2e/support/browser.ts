import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describeWith } from '@sibyl/platform/testing/describe-with'
import { type Browser, chromium, type Page } from 'playwright-core'

const first = (...paths: (string | undefined)[]): string | undefined => paths.find((path) => path && existsSync(path))

/** The browser of this machine, as readers have it, if there is one. */
export const browserPath = first(
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
)

/** Chromium without the parts that draw its own window and show notifications, which cost as much as the page; else the one that readers have. */
const testedIn = process.env.CHROME_PATH ? browserPath : (first('/usr/bin/chromium-headless-shell') ?? browserPath)

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** One renderer for each context instead of each page: its pages share compiled scripts, and no spare renderer starts. */
const FEW_RENDERERS = '--renderer-process-limit=1'

/** As long as a step of a test may take: several browsers may start at once on a busy machine. */
const START_MS = 100_000

const launch = (more: readonly string[], path: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(path ? { executablePath: path } : {}),
    headless: true,
    args: [...flags, FEW_RENDERERS, ...more],
    timeout: START_MS,
  })

/** A browser with these flags, started again if it ends before it is ready. */
export const openBrowser = (more: readonly string[] = [], path = testedIn): Promise<Browser> =>
  launch(more, path).catch((error: unknown) => {
    process.stderr.write(`Starting the browser again: ${String(error)}\n`)
    return launch(more, path)
  })

/** Tests in a browser, which CHROME_PATH may name. */
export const describeInBrowser = (name: string, tests: () => void): void => describeWith('Chromium', testedIn !== undefined, name, tests)

/** Collects errors, warnings and uncaught exceptions from a page's console. */
export const watchConsole = (page: Page): string[] => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  return faults
}

/** Waits until the fonts have loaded and every finite animation has ended. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.all([
    document.fonts.ready,
    ...document.getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
      .map(({ finished }) => finished.catch(() => undefined)),
  ]).then(() => undefined)`)

type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] }

const require = createRequire(import.meta.url)
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Violations of WCAG 2.2 AA that axe finds, target size included. Playwright's evaluation bypasses the page's Content-Security-Policy. */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe)
  await settle(page)
  const violations = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run(options: unknown): Promise<{ violations: Violation[] }> } }).axe.run
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const rules = { 'target-size': { enabled: true } }
    return (await run({ runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] })).violations
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  )
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')
