/** What no reading may say: that the future is certain, what frightens, and what a doctor, a lawyer or an adviser would have to answer for. */
export type StatementKind = 'certain' | 'frightening' | 'medical' | 'legal' | 'financial'

/**
 * How one language says what a reading may not say, in the form of `phrases.ts`, with two things more: `,word` is a word that opens a
 * clause, as an imperative does, and `0` is any number. Apostrophes are dropped or, where a word is cut short, stand for a space.
 */
export type StatementLexicon = {
  /** Words that stand in phrases by their name. */
  names: Readonly<Record<string, string>>
  forbidden: Readonly<Record<StatementKind, readonly string[]>>
  /** Crossed out before anything is looked for. */
  harmless: readonly string[]
  /** Before it in its clause, what follows is denied, asked or told as the reader's own words. */
  denied: readonly string[]
  /** Before it in its clause, what follows is possible, no more; this excuses neither fright nor a diagnosis. */
  open: readonly string[]
  /** Negations that deny nothing: "no doubt". */
  solid: readonly string[]
  /** A clause that begins so says on what the one before it began, and is denied with it. */
  dependent: string
  /** A new clause begins here without a comma. */
  joints: string
  /** With none of these before it, a verb after a joint is an imperative still. */
  subjects: string
}
