import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '@sibyl/emulators/seeded-random'
import { print, table } from '../kit/table.ts'
import { assumed, casesFor } from './scenarios.ts'
import { type Effort, type Outcome, simulate } from './simulation.ts'

/** Prints the course of the generators' queue in each case. Prices are examples: set your own. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'sibyl' },
    'input-price': { type: 'string', default: '0.25' },
    'output-price': { type: 'string', default: '2.00' },
    'generator-hour-price': { type: 'string', default: '0.05' },
  },
})
const price = {
  inputMillion: Number(values['input-price']),
  outputMillion: Number(values['output-price']),
  generatorHour: Number(values['generator-hour-price']),
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`

const wait = ({ waits }: Outcome, quantile: number): string => (waits[Math.ceil(quantile * waits.length) - 1] ?? Number.NaN).toFixed(1)

const perThousand = (money: number, { done }: Outcome): string => ((1000 * money) / done).toFixed(2)

const rowOf = (readers: number, name: string, seconds: number, outcome: Outcome): (string | number)[] => {
  const model = (outcome.inputTokens * price.inputMillion + outcome.outputTokens * price.outputMillion) / 1e6
  const generators = (outcome.generatorSeconds / 3600) * price.generatorHour
  return [
    readers.toLocaleString('en'),
    name,
    outcome.asked.toLocaleString('en'),
    wait(outcome, 0.5),
    wait(outcome, 0.95),
    wait(outcome, 0.99),
    share(outcome.late, outcome.asked),
    share(outcome.refused, outcome.asked),
    outcome.handedBack.toLocaleString('en'),
    `${(outcome.generatorSeconds / seconds).toFixed(1)} / ${outcome.mostGenerators}`,
    perThousand(model, outcome),
    perThousand(generators, outcome),
  ]
}

const head = [
  'readers',
  'case',
  'asked',
  'wait p50 s',
  'p95',
  'p99',
  'late',
  'refused',
  'begun again',
  'generators mean / most',
  'model',
  'generators',
]
const measured = JSON.parse(await readFile(new URL('measured.json', import.meta.url), 'utf8')) as Effort[]
const rows = casesFor(measured).map(({ readers, name, scenario }) =>
  rowOf(readers, name, scenario.seconds, simulate(scenario, seededRandom(values.seed))),
)
print(`Assumed: ${JSON.stringify(assumed)}`)
print(`Prices, examples unless given: ${JSON.stringify(price)}; the last two columns are of a thousand readings written.\n`)
print(table(head, rows))
