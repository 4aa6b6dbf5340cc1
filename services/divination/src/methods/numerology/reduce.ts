/** A reduced number and its steps: "14 → 1 + 4 = 5". */
export type Reduced = { number: number; step: string }

/** Master numbers: two equal digits that some rules preserve. */
const masters: ReadonlySet<number> = new Set([11, 22, 33])

export const isMaster = (value: number): boolean => masters.has(value)

const digitsOf = (value: number): number[] => [...String(value)].map(Number)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** Adds the digits of a non-negative integer until one digit is left; with `keep`, stops at 11, 22 and 33. */
export const reduce = (value: number, keep: 'keep masters' | 'one digit'): Reduced => {
  let number = value
  let step = String(value)
  while (number > 9 && !(keep === 'keep masters' && isMaster(number))) {
    const digits = digitsOf(number)
    number = total(digits)
    step += ` → ${digits.join(' + ')} = ${number}`
  }
  return { number, step: isMaster(number) ? `${step}, a master number, kept` : step }
}

/** Adds several numbers and reduces the sum: "Together 7 + 15 = 22". */
export const reduceSum = (values: readonly number[], keep: 'keep masters' | 'one digit'): Reduced => {
  const { number, step } = reduce(total(values), keep)
  return { number, step: values.length > 1 ? `${values.join(' + ')} = ${step}` : step }
}
