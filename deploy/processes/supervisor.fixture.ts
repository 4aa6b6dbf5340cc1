import { fileURLToPath } from 'node:url'
import type { Member } from './members.ts'
import { runUntilStopped } from './until-stopped.ts'

const [first = '0', directory = '.', fault = ''] = process.argv.slice(2)
const file = fileURLToPath(new URL('./member.fixture.ts', import.meta.url))
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

let next = Number(first)
const member = (name: string): Member => ({
  name,
  file,
  stopTimeoutMs: 5000,
  choosePort() {
    next += 1
    return next - 1
  },
  environment: () => ({ NAME: name }),
})
let starts = 0
const faulty = (name: string): Member => ({
  ...member(name),
  environment() {
    starts += 1
    return { NAME: name, FAULT: fault === 'dies twice' && starts > 2 ? '' : fault }
  },
})
let guests = 0
const gatewayPort = Number(first) + 3

/** A set of processes without work. */
const set = {
  stages: [[member('emulators')], [member('generator')], [faulty('service')], [member('gateway')]],
  oneMore(kind: string) {
    guests += 1
    const more = member(`${kind}-${guests + 1}`)
    return kind === 'gateway' ? { ...more, choosePort: () => gatewayPort } : more
  },
}
runUntilStopped(set, { print, directory, onReady: () => print('All are ready') })
