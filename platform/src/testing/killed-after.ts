import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const writer = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url))

/**
 * Lets a process write to a store until it has acknowledged this many documents, then kills it in the middle of its work. `where` holds the
 * arguments of write-until-killed.ts. Resolves with the acknowledged ids.
 */
export const killedAfter = async (count: number, where: readonly string[]): Promise<string[]> => {
  const child = spawn(process.execPath, [writer, ...where], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const acknowledged: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (id) => {
    acknowledged.push(id)
    if (acknowledged.length === count) child.kill('SIGKILL')
  })
  const [[code, signal]] = await Promise.all([exited, once(lines, 'close')])
  expect([code, signal]).toEqual([null, 'SIGKILL'])
  return acknowledged
}
