import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { collector } from '../../testing/bus-contract.ts'
import type { rabbitmqForTests } from '../../testing/rabbitmq-for-tests.ts'

const program = fileURLToPath(new URL('./bus-process.fixture.ts', import.meta.url))

/** The processes of one test, on its own bus and store. Afterwards they are stopped and the store's file is deleted. */
export const busProcesses = async (url: string, { kept, namespace }: ReturnType<typeof rabbitmqForTests>) => {
  const directory = await mkdtemp(join(tmpdir(), 'sibyl-bus-'))
  kept({ close: () => rm(directory, { recursive: true }) })
  const file = join(directory, 'test.db')
  const start = (role: string) => {
    const child = spawn(process.execPath, [program, role, url, namespace(), file], { stdio: ['pipe', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    kept({
      close() {
        child.kill('SIGKILL')
        return exited
      },
    })
    const said = collector<string>()
    createInterface({ input: child.stdout }).on('line', (line) => said.add(line))
    return { child, said, exited, goAhead: () => child.stdin.write('go on\n') }
  }
  return { file, start }
}
