/**
 * How the writer speaks of a number. `gist` are noun phrases, `does` what it does ("which …"), `gift` and `snag` noun phrases for what it
 * lends and what it costs, `acts` small things to do, as whole sentences. Nothing here is long: what is said in long sentences is put
 * together from these.
 */
export type Voice = {
  gist: readonly string[]
  does: readonly string[]
  gift: readonly string[]
  snag: readonly string[]
  acts: readonly string[]
}
