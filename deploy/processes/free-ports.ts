import { isFree } from '@sibyl/platform/lifecycle/is-free'

const HIGHEST = 65_535

/** The next free ports of this machine above the given one. */
export const freePortsAbove = async (port: number, wanted: number): Promise<number[]> => {
  const found: number[] = []
  for (let next = port + 1; found.length < wanted; next += 1) {
    if (next > HIGHEST) throw new Error(`there are not ${wanted} free ports above ${port}`)
    if (await isFree('127.0.0.1', next)) found.push(next)
  }
  return found
}
