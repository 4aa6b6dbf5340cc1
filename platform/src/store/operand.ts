type Operand = string | number | boolean

/**
 * A value that a look-up compares with. Whatever types say, only plain values come through: nothing that a database could read as an
 * operator or a parameter list.
 * @throws TypeError
 */
export const operand = (value: unknown): Operand => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new TypeError('documents are found by plain values only, one for each field of the index')
}

/**
 * The id of a document, which is text at run time too.
 * @throws TypeError
 */
export const identifier = (id: string): string => {
  if (typeof id !== 'string') throw new TypeError('the id of a document is text')
  return id
}
