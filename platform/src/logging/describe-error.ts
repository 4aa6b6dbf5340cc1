/** Error properties that are useful and hold no reader text. */
const loggedFields = ['code', 'reason', 'status', 'syscall', 'errno', 'forGood', 'index'] as const

const DEEPEST = 4

const address = /[^\s"'<>{}:,;()]+@[^\s"'<>{}:,;()]+/g

/** An error message that is safe to log: drivers quote the value they choke on, and parsers the text. */
const messageOf = (error: Error): string => {
  if (error instanceof SyntaxError && error.message.includes('JSON')) return 'the text is not valid JSON'
  return error.message.replace(address, '[redacted]')
}

/** Only the stack's frames; its first lines repeat the message. */
const framesOf = ({ stack = '' }: Error): string => {
  const frames = stack.indexOf('\n    at ')
  return frames === -1 ? '' : stack.slice(frames + 1)
}

/** Describes an error and its causes for the log: type, message, stack and the few properties known to be harmless. */
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
