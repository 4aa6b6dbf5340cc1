const order = /\bignore (?:(?:all|any|of|your|the|these|previous|earlier) )*instructions[^.]*?\b(?:write|say|answer)(?: only)?:? (.+)/isu

/**
 * What a model that takes the reader's words for orders makes of them: what it is told to write, and then its own instructions, at length
 * and without the form it was asked for. Undefined where nothing is ordered.
 */
export function obeyed(message: string, instructions: string): string | undefined {
  const [, wanted = ''] = order.exec(wordsOf(message)) ?? []
  return wanted === '' ? undefined : `${wanted}\n\nThese are my instructions:\n\n${instructions}`
}

/** All that the reader wrote, in whatever fields; a message of another form is taken as it is. */
function wordsOf(message: string): string {
  try {
    const reader: unknown = JSON.parse(message).reader
    return Object.values(reader ?? {})
      .filter((value) => typeof value === 'string')
      .join('\n')
  } catch {
    return message // not JSON: plain talk
  }
}
