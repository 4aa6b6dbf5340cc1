import { once } from 'node:events'
import { connect } from 'node:net'
import { joinSocket } from './serve-joins.ts'

/** `make generator`, `make divination`, `make gateway`: one more process in a set that `make processes` runs, until Ctrl-C. */

const [kind = 'generator'] = process.argv.slice(2)
const directory = process.env.DATA_DIR || '.sibyl'

const set = connect({ path: joinSocket(directory), allowHalfOpen: true })
try {
  await once(set, 'connect')
} catch {
  process.stderr.write(
    `No set of processes runs with its data in ${directory}. Start one with make processes, or set DATA_DIR to its folder.\n`,
  )
  process.exit(1)
}

let leaving = false
const leave = (): void => {
  if (leaving) process.exit(1)
  leaving = true
  process.stdout.write(`The ${kind} finishes its work.\n`)
  set.end()
}
process.on('SIGINT', leave)
process.on('SIGTERM', leave)

set.on('error', () => set.destroy())
set.on('end', () => set.end())
set.write(`${kind}\n`)
set.pipe(process.stdout)
await once(set, 'close')
if (!leaving) process.stderr.write(`The ${kind} has stopped.\n`)
process.exit(leaving ? 0 : 1)
