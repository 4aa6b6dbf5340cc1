/** How one language names lines and hexagrams. All but the names are sources of regular expressions. */
export type LocalBook = {
  /** The word for a line, before or after its number. */
  line: string
  lines: string
  numbers: readonly string[]
  /** From the first to the sixth; the last may be called the top one. */
  ordinals: readonly string[]
  /** What may stand between an ordinal and its line. */
  kind: string
  and: string
  /** Between the ends of a span, which says no more than which part is meant. */
  to: string
  /** Before a line that is no line of a hexagram, as of a tram. */
  elsewhere: string
  /** After one that is none, as a line of defence. */
  ofElse: string
  /** The customary names of the sixty-four in King Wen's order, without their article; none where no custom is settled. */
  names: readonly string[]
  article: string
}
