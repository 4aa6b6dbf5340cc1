const order = /\bignore (?:(?:all|any|of|your|the|these|previous|earlier) )*instructions[^.]*?\b(?:write|say|answer)(?: only)?:? (.+)/isu

/**
 * The output of a model that obeys a prompt injection: what the reader's words order, then its own instructions, at length and without the
 * requested form. Undefined if the reader orders nothing.
 */
export function obeyed(message: string, instructions: string): string | undefined {
  const [, wanted = ''] = order.exec(readerText(message)) ?? []
  return wanted === '' ? undefined : `${wanted}\n\nThese are my instructions:\n\n${instructions}`
}

/** All of the reader's words, from every field; a message of another form is used as it is. */
function readerText(message: string): string {
  try {
    const { reader, question } = JSON.parse(message) as { reader?: unknown; question?: unknown }
    return [...Object.values(reader ?? {}), question].filter((value) => typeof value === 'string').join('\n')
  } catch {
    return message // Not JSON: an ordinary message.
  }
}
