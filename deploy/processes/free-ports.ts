import { once } from 'node:events'
import { createServer } from 'node:net'

const HIGHEST = 65_535

export const isFree = async (host: string, port: number): Promise<boolean> => {
  const server = createServer()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** The next free ports of this machine above the given one. */
export const freePortsAbove = async (port: number, wanted: number): Promise<number[]> => {
  const found: number[] = []
  for (let next = port + 1; found.length < wanted; next += 1) {
    if (next > HIGHEST) throw new Error(`there are not ${wanted} free ports above ${port}`)
    if (await isFree('127.0.0.1', next)) found.push(next)
  }
  return found
}
