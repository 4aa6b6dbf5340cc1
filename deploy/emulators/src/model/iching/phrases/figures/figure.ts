/**
 * A hexagram as a picture and as a piece of advice. `about` is its subject, a noun phrase of eight words at most. `scene` are its two
 * trigrams in one picture, `plain` the judgement in everyday words: two sentences each, of seven to twelve words. `bid` is what the image
 * asks of one, a bare verb phrase of seven words at most, and `goods` are what does good in it, noun phrases of a few words.
 */
export type Figure = {
  about: string
  scene: readonly [string, string]
  plain: readonly [string, string]
  bid: string
  goods: readonly [string, string]
}
