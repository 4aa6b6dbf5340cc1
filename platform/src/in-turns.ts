import { setImmediate as othersTurn } from 'node:timers/promises'

/** Maps items in portions, before each of which the event loop serves everybody else. */
export const inTurns = async <T, R>(items: readonly T[], portion: number, map: (item: T) => R): Promise<R[]> => {
  const mapped: R[] = []
  for (let from = 0; from < items.length; from += portion) {
    await othersTurn()
    for (const item of items.slice(from, from + portion)) mapped.push(map(item))
  }
  return mapped
}
