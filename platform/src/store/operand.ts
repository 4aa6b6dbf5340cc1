type Operand = string | number | boolean

/**
 * Checks a query value at run time: only plain values pass, nothing a database could read as an operator or a parameter list.
 * @throws TypeError
 */
export const operand = (value: unknown): Operand => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new TypeError('documents are found only by plain values, one for each field of the index')
}

/**
 * Checks at run time that a document id is a string.
 * @throws TypeError
 */
export const identifier = (id: string): string => {
  if (typeof id !== 'string') throw new TypeError('a document id must be a string')
  return id
}
