/** Ways in which somebody may be in danger, by class; phrases as in phrases.ts. Each is meant unless it is told of a dream, of a story or of a time long past. */
export type Danger = {
  /** Words used in several phrases, by name. */
  names: Readonly<Record<string, string>>
  /** An end spoken of without its word: a burden to all, a day chosen, means at hand, a farewell. */
  ending: readonly string[]
  /** Hurting one's own body. */
  selfHarm: readonly string[]
  /** Hunger and vomiting as a means. */
  eating: readonly string[]
  /** Voices that command harm. */
  voices: readonly string[]
  /** Held, strangled, raped or threatened with death by somebody else, or beaten as a habit. */
  violence: readonly string[]
  /** A child who is hurt, or the reader as that child. */
  children: readonly string[]
}
