/**
 * Prints what the screen makes of the corpus, by part and language. Only `held-out` and `last-check` are new to the classifier.
 *
 *     node services/divination/training/measure.ts [missed|refused]
 *
 * `missed` lists the crises that are neither refused nor supported, `refused` the other texts that are refused.
 */
import { screen } from '@sibyl/divination/safety/screen'
import { formOf, labels, readCorpus, type Sample } from './corpus.ts'

type Row = { part: string; sample: Sample; outcome: ReturnType<typeof screen>['outcome'] }

const rows: Row[] = readCorpus().map((sample) => ({
  part: [sample.file, sample.set].filter(Boolean).join(', '),
  sample,
  outcome: screen(formOf(sample)).outcome,
}))

const cell = (of: readonly Row[]): string => {
  const count = (outcome: Row['outcome']): number => of.filter((row) => row.outcome === outcome).length
  return of.length === 0 ? '' : `${count('crisis')} / ${count('support')} / ${count('clear')}`
}

const line = (name: string, of: readonly Row[]): string =>
  `| ${name.padEnd(34)} | ${labels.map((label) => cell(of.filter(({ sample }) => sample.label === label)).padEnd(18)).join(' | ')} |\n`

const by = (key: (row: Row) => string): string => [...Map.groupBy(rows, key)].map(([name, of]) => line(name, of)).join('')

const wanted: Record<string, (row: Row) => boolean> = {
  missed: ({ sample, outcome }) => sample.label === 'crisis' && outcome === 'clear',
  refused: ({ sample, outcome }) => sample.label !== 'crisis' && outcome === 'crisis',
}

const listed = wanted[process.argv[2] ?? '']
if (listed) {
  for (const { part, sample } of rows.filter(listed)) process.stdout.write(`${part}, ${sample.language}, ${sample.label}: ${sample.text}\n`)
} else {
  process.stdout.write(`| refused / supported / neither | ${labels.join(' | ')} |\n${by(({ part }) => part)}\n`)
  process.stdout.write(by(({ part, sample }) => `${part}, ${sample.language}`))
}
