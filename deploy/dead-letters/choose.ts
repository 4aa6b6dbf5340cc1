import type { DeadLetter } from '@sibyl/platform/bus/dead-letters'

/** A request that the operator has to state more precisely; its message says how. */
export class Unclear extends Error {
  override readonly name = 'Unclear'
}

const SHORTEST = 4

const firstOf = (ids: readonly string[]): string =>
  ids
    .slice(0, 10)
    .map((id) => `  ${id}`)
    .join('\n')

/**
 * The messages whose id is, or begins with, the operator's text: all of one id. @throws Unclear if no id or several ids match, or if one id
 * has several messages and `copies` is not given
 */
export const choose = (letters: readonly DeadLetter[], written: string, copies: boolean): DeadLetter[] => {
  if (written.length < SHORTEST) throw new Unclear(`"${written}" is too short for an id: write ${SHORTEST} characters of it at least.`)
  const exact = letters.filter(({ id }) => id === written)
  const found = exact.length > 0 ? exact : letters.filter(({ id }) => id.startsWith(written))
  const ids = [...new Set(found.map(({ id }) => id))]
  if (found.length === 0) throw new Unclear(`No message has an id that begins with ${written}. Somebody may have taken it meanwhile.`)
  if (ids.length > 1) throw new Unclear(`${ids.length} ids begin with ${written}, write more of the one you mean:\n${firstOf(ids)}`)
  if (found.length > 1 && !copies) throw new Unclear(`${found.length} messages have the id ${ids[0]}: say --copies to mean all of them.`)
  return found
}
