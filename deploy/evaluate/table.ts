import { median, percentile } from '../kit/figures.ts'
import { table } from '../kit/table.ts'
import type { Outcome } from './ask-model.ts'

const MICRO = 1_000_000

const both = (values: readonly (number | undefined)[]): string => {
  const known = values.filter((value) => value !== undefined)
  return [0.5, 0.95].map((share) => (known.length > 0 ? percentile(known, share).toFixed(1) : '-')).join(' / ')
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
  const words = outcomes.filter(({ verdict }) => verdict !== 'refused').map((each) => each.words)
  return [
    name,
    String(outcomes.length),
    withVerdict('first-sight'),
    withVerdict('mended'),
    withVerdict('dropped'),
    withVerdict('refused'),
    words.length > 0 ? String(median(words)) : '-',
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
  return table(headings, [...byMethod.map(([method, of = []]) => row(method, of)), row('all', outcomes)])
}
