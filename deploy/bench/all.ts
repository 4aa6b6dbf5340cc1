import { startChild } from '../kit/child.ts'
import { print, table } from '../kit/table.ts'
import type { Aim } from './kit/report.ts'

/** Runs every measurement in turn and prints a table of all targets at the end; arguments name the ones to run. */
const benches = ['memory', 'gateway', 'checks', 'cost', 'overhead', 'generator', 'streaming', 'history', 'confirms']

const asked = process.argv.slice(2)
const aims: Aim[] = []
const failed: string[] = []
for (const name of benches.filter((bench) => asked.length === 0 || asked.includes(bench))) {
  print(`\n## ${name}\n`)
  const bench = startChild(`bench/${name}.ts`)
  bench.eachLine(print)
  bench.eachMessage((aim) => aims.push(aim as Aim))
  if ((await bench.ended) !== 0) failed.push(name)
}

if (aims.length > 0) {
  print('\n## Aims\n')
  print(
    table(
      ['what', 'aim', 'measured', ''],
      aims.map(({ what, aim, measured, held }) => [what, aim, measured, held ? 'held' : 'missed']),
    ),
  )
}
for (const name of failed) print(`\nFAILED: ${name}, see above`)
process.exitCode = failed.length > 0 ? 1 : 0
