const AROUND = 1

/** The page numbers to show: the first, the last, and those around the current one; null marks a gap. */
export const pageNumbers = (page: number, totalPages: number): (number | null)[] => {
  const shown = Array.from({ length: totalPages }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === totalPages || Math.abs(one - page) <= AROUND,
  )
  return shown.flatMap((one, at) => {
    const before = shown[at - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}
