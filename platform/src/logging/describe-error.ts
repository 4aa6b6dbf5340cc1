/** Properties of an error that say what happened and hold no text of a reader's. */
const loggedFields = ['code', 'reason', 'status', 'syscall', 'errno', 'forGood', 'index'] as const

const DEEPEST = 4

const address = /[^\s"'<>{}:,;()]+@[^\s"'<>{}:,;()]+/g

/** A message as the log may hold it: drivers quote the value they choke on, and parsers the text. */
const messageOf = (error: Error): string => {
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'the text is not valid JSON'
  return error.message.replace(address, '[redacted]')
}

/** Where it happened. The stack's first lines repeat the message, and only its frames are wanted. */
const framesOf = ({ stack = '' }: Error): string => {
  const frames = stack.indexOf('\n    at ')
  return frames === -1 ? '' : stack.slice(frames + 1)
}

/** An error and its causes for the log: type, message, stack and what few properties are known to be harmless, everything else left out. */
export const describeError = (error: unknown, depth = 0): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const properties = error as Error & Record<string, unknown>
  const described: Record<string, unknown> = { type: error.name, message: messageOf(error), stack: framesOf(error) }
  for (const name of loggedFields) {
    const value = properties[name]
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') described[name] = value
  }
  if (error.cause !== undefined && depth < DEEPEST) described.cause = describeError(error.cause, depth + 1)
  if (error instanceof AggregateError && depth < DEEPEST) described.errors = error.errors.map((each) => describeError(each, depth + 1))
  return described
}
