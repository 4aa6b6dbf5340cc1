import type { Outcome } from './ask-model.ts'

const quantile = (values: readonly number[], share: number): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)]

const MICRO = 1_000_000

const both = (values: readonly (number | undefined)[]): string => {
  const known = values.filter((value) => value !== undefined)
  return [0.5, 0.95].map((share) => quantile(known, share)?.toFixed(1) ?? '-').join(' / ')
}

const summed = (values: readonly (number | undefined)[]): number | undefined =>
  values.reduce((sum, value) => (value === undefined ? sum : (sum ?? 0) + value), undefined)

const headings = [
  'method',
  'readings',
  'first sight',
  'mended',
  'sentences dropped',
  'refused',
  'words (p50)',
  'first block s (p50 / p95)',
  'end s (p50 / p95)',
  'prompt tokens',
  'cached',
  'completion',
  'cost $',
] as const

const row = (name: string, outcomes: readonly Outcome[]): string[] => {
  const withVerdict = (verdict: Outcome['verdict']): string => String(outcomes.filter((each) => each.verdict === verdict).length)
  const tokens = (of: 'inputTokens' | 'cachedTokens' | 'outputTokens'): string =>
    String(summed(outcomes.map(({ usage }) => usage?.[of])) ?? '-')
  const cost = summed(outcomes.map(({ usage }) => usage?.costMicroUsd))
  const words = quantile(
    outcomes.filter(({ verdict }) => verdict !== 'refused').map((each) => each.words),
    0.5,
  )
  return [
    name,
    String(outcomes.length),
    withVerdict('first-sight'),
    withVerdict('mended'),
    withVerdict('dropped'),
    withVerdict('refused'),
    String(words ?? '-'),
    both(outcomes.map(({ firstBlockSeconds }) => firstBlockSeconds)),
    both(outcomes.map(({ seconds }) => seconds)),
    tokens('inputTokens'),
    tokens('cachedTokens'),
    tokens('outputTokens'),
    cost === undefined ? '-' : (cost / MICRO).toFixed(4),
  ]
}

/** Outcomes by method and in all, as a Markdown table with padded columns. Tokens and cost are sums; `-` where a server reports none. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const byMethod = Object.entries(Object.groupBy(outcomes, ({ method }) => method))
  const rows = [[...headings], ...byMethod.map(([method, of = []]) => row(method, of)), row('all', outcomes)]
  const widths = headings.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}
