/**
 * How the writer speaks of a number. `gist` are noun phrases, `does` what it does ("it …"), `gift` and `snag` noun phrases for what it
 * lends and what it costs, `acts` small things to do, as whole sentences. Nothing here is long, so that a sentence with two
 * of them stays within twelve words.
 */
export type Voice = {
  gist: readonly string[]
  does: readonly string[]
  gift: readonly string[]
  snag: readonly string[]
  acts: readonly string[]
}
