import type { Lighthouse, Result } from './load-lighthouse.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/**
 * The results for a page: scores out of 100, times in milliseconds, the layout shift, and the audits that lost points outside of
 * performance.
 */
export type Found = Record<Category, number> & { lcp: number; tbt: number; cls: number; machine: number; faults: string[] }

type Throttling = { cpuSlowdown: number }

/** Lighthouse's own simulated slow mobile network; the CPU slowdown assumes an otherwise idle machine. */
const throttling = ({ cpuSlowdown }: Throttling) => ({
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: cpuSlowdown,
})

const faultsOf = ({ categories: scored, audits }: Result): string[] =>
  categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => scored[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id)

const found = (result: Result): Found => {
  if (result.runtimeError) throw new Error(result.runtimeError.message)
  const score = (category: Category) => Math.round((result.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: result.environment.benchmarkIndex,
    faults: faultsOf(result),
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Options = Throttling & {
  /** The browser's remote debugging port. */
  port: number
  runs: number
  /** Runs before each audit, to reset what Lighthouse itself does not. */
  prepare: () => Promise<void>
  /** Keeps stored data, such as a session. */
  keepStorage: boolean
}

/** A trace occasionally lacks its beginning: that audit is repeated, twice at most. */
const once = async (
  lighthouse: Lighthouse,
  url: string,
  { port, keepStorage, ...throttled }: Omit<Options, 'runs' | 'prepare'>,
  again = 2,
): Promise<Found> => {
  const flags = {
    port,
    onlyCategories: categories,
    disableStorageReset: keepStorage,
    logLevel: 'error',
    throttling: throttling(throttled),
  } as const
  const answer = await lighthouse(url, flags)
  if (!answer) throw new Error(`Lighthouse returned no result for ${url}`)
  if (answer.lhr.runtimeError && again > 0) return once(lighthouse, url, { port, keepStorage, ...throttled }, again - 1)
  return found(answer.lhr)
}

/** Audits a page several times as a phone: medians of the measurements, the worst of the scores. */
export const audit = async (lighthouse: Lighthouse, url: string, { runs, prepare, ...options }: Options): Promise<Found> => {
  const all: Found[] = []
  for (let run = 0; run < runs; run += 1) {
    await prepare()
    all.push(await once(lighthouse, url, options))
  }
  const middle = (name: 'performance' | 'lcp' | 'tbt' | 'cls' | 'machine') => median(all.map((one) => one[name]))
  const worst = (name: Category) => Math.min(...all.map((one) => one[name]))
  return {
    performance: middle('performance'),
    accessibility: worst('accessibility'),
    'best-practices': worst('best-practices'),
    seo: worst('seo'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
    machine: middle('machine'),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  }
}
