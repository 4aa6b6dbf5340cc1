import { descendants, processorTime } from '../../kit/kernel.ts'

/** Milliseconds of processor time that each part has used so far: named processes, and all other descendants by the name of their program. */
export const spentBy = (parts: ReadonlyMap<string, number>): Map<string, number> => {
  // The name of each process by its pid: of every descendant the program, then the given names in its place.
  const named = new Map(descendants())
  for (const [part, pid] of parts) named.set(pid, part)
  const times = new Map<string, number>()
  for (const [pid, name] of named) times.set(name, (times.get(name) ?? 0) + (processorTime(pid) || 0))
  return times
}

/** The increase of each figure between two readings. */
export const spentSince = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...after].map(([name, figure]) => [name, figure - (before.get(name) ?? 0)]))
