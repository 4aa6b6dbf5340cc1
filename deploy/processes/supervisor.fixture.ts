import { fileURLToPath } from 'node:url'
import type { Member } from './members.ts'
import { runUntilStopped } from './until-stopped.ts'

const [first = '0', fault = ''] = process.argv.slice(2)
const file = fileURLToPath(new URL('./member.fixture.ts', import.meta.url))
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

let next = Number(first)
const member = (name: string, environment: NodeJS.ProcessEnv = {}): Member => {
  const port = next
  next += 1
  return { name, file, port, environment: { NAME: name, ...environment } }
}

/** A set of members that do nothing. */
const set = {
  gateway: member('gateway'),
  services: [member('service', { FAULT: fault })],
  generators: [member('generator')],
  emulators: [member('emulators')],
}
runUntilStopped(set, { print, stopTimeoutMs: 5000, onReady: () => print('All are ready') })
