/** The percentile: the value that a share of all values does not exceed; NaN without values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN

export const median = (values: readonly number[]): number => percentile(values, 0.5)
