import { limits } from '../../../contracts/src/limits.ts'
import type { Reader } from './accounts.ts'
import { BASE_URL } from './environment.ts'
import { type OperationName, operations } from './operations.ts'
import { filedAccounts } from './pool.ts'
import { refusalMetrics } from './refusals.ts'
import { latencyLimit } from './thresholds.ts'

type Values = Record<string, number | null>
type Metric = { name: string; values: Values }
type Check = { name: string; passes: number; fails: number }
type Group = { checks: Check[]; groups: Group[] }

/** The summary data of k6 1, and of k6 2 (k6 1 too, with --new-machine-readable-summary). */
type Given = { setup_data?: unknown } & (
  | { metrics: Record<string, { values: Values }>; root_group: Group }
  | { results: { metrics: Metric[]; checks: { results: Check[] } } }
)

type Results = { of(metric: string): Values | undefined; checks: Check[] }

const checksIn = ({ checks, groups }: Group): Check[] => [...checks, ...groups.flatMap(checksIn)]

const read = (given: Given): Results => {
  if ('metrics' in given) return { of: (metric) => given.metrics[metric]?.values, checks: checksIn(given.root_group) }
  const metrics = new Map(given.results.metrics.map(({ name, values }) => [name, values]))
  return { of: (metric) => metrics.get(metric), checks: given.results.checks?.results ?? [] }
}

const p95Of = (values: Values): number | null => values['p(95)'] ?? values.p95 ?? null

const p99Of = (values: Values): number | null => values['p(99)'] ?? values.p99 ?? null

const rounded = (ms: number | null | undefined): string => (ms === null || ms === undefined ? '-' : String(Math.round(ms)))

const columns = (cells: readonly string[]): string =>
  `  ${(cells[0] ?? '').padEnd(24)}${cells
    .slice(1)
    .map((cell) => cell.padStart(10))
    .join('')}`

const line = (name: OperationName, { of }: Results): string[] => {
  const calls = of(`http_reqs{operation:${name}}`)?.count ?? 0
  if (!calls) return []
  const values = of(`http_req_duration{operation:${name}}`) ?? {}
  const p95 = p95Of(values)
  const limit = latencyLimit(name)
  const over = p95 !== null && p95 > limit ? '  over' : ''
  return [
    columns([name, String(calls), rounded(values.med), rounded(p95), rounded(p99Of(values)), rounded(values.max), rounded(limit)]) + over,
  ]
}

const table = (results: Results): string[] => [
  columns(['calls, in ms', 'count', 'median', 'p95', 'p99', 'max', 'limit p95']),
  ...(Object.keys(operations) as OperationName[]).flatMap((name) => line(name, results)),
]

/** Durations that are not a single call, with their descriptions. */
const delays: Record<string, string> = {
  'http_req_waiting{operation:requestReading}': 'first event of a reading',
  first_block: 'first block of its text',
  reading_end: 'end of its text',
  'http_req_waiting{operation:dailyCard}': 'first event of a card',
  mail_delay: 'registration to mail',
  welcome_delay: 'signed in to tokens',
}

const delayLines = ({ of }: Results): string[] =>
  Object.entries(delays).flatMap(([metric, name]) => {
    const values = of(metric)
    if (!values?.max) return []
    return [columns([name, '', rounded(values.med), rounded(p95Of(values)), rounded(p99Of(values)), rounded(values.max)])]
  })

const counted = ({ of }: Results, metric: string): number => of(metric)?.count ?? 0

const variableOf = (limit: string): string => `LIMIT_${limit.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

const refusals = (results: Results): string[] => {
  const limited = counted(results, refusalMetrics.limited)
  const behind = Object.keys(limits).filter((name) => counted(results, refusalMetrics.limitedBy(name)) > 0)
  return [
    `  errors: no answer ${counted(results, refusalMetrics.unanswered)} · 503 ${counted(results, refusalMetrics.unavailable)} · other 5xx ${counted(results, refusalMetrics.serverErrors)} · unexpected 4xx ${counted(results, refusalMetrics.refused)} · refused by a rate limit ${limited} · readings failed ${counted(results, 'readings_failed')} · streams broken off ${counted(results, 'streams_broken')} · texts begun anew ${results.of('texts_restarted')?.passes ?? 0}`,
    ...(limited > 0
      ? [`  A rate limit ended this run: start the product with a higher ${behind.map(variableOf).join(', ')} (see deploy/k6/README.md).`]
      : []),
  ]
}

const failedChecks = ({ checks }: Results): string[] => {
  const failed = checks.filter(({ fails }) => fails > 0)
  const passes = checks.reduce((sum, check) => sum + check.passes, 0)
  const fails = failed.reduce((sum, check) => sum + check.fails, 0)
  return [`  checks ${passes} held, ${fails} failed`, ...failed.map(({ name, fails: times }) => `    ${times} × ${name}`)]
}

/** The end of a run as a table by operation; `own` adds a script's own lines. SUMMARY names a file for all metrics as JSON. */
export const summaryWith =
  (own: (results: Results) => readonly string[] = () => []) =>
  (given: Given): Record<string, string> => {
    const results = read(given)
    const text = [
      '',
      `  ${BASE_URL}`,
      '',
      ...table(results),
      ...delayLines(results),
      '',
      ...own(results),
      ...refusals(results),
      ...failedChecks(results),
    ]
    const { readers = [] } = (given.setup_data ?? {}) as { readers?: Reader[] }
    // Keeps the readers' sessions out of the summary.
    const file = JSON.stringify({ ...given, setup_data: undefined }, null, 2)
    return { stdout: `${text.join('\n')}\n\n`, ...filedAccounts(readers), ...(__ENV.SUMMARY ? { [__ENV.SUMMARY]: file } : {}) }
  }
