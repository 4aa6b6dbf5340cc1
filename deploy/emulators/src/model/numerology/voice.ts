/** A habit a number tempts to, as what you do ("do too much alone"), and a small deed or question that answers it, as a sentence. */
type Strain = { slip: string; deed: string }

/** A situation, to stand after "when", with things one does in it, to stand after "to" or "you". */
export type Scene = { when: string; acts: readonly string[] }

/**
 * How the writer speaks of a number. `gist` are noun phrases for titles; `theme` what it is about and `gift` what it lends, both as a
 * singular noun phrase; `way` what one does with it, to stand after "to" or "you"; `scenes` where it shows.
 * `pace` and `company` say what two numbers have in common.
 */
export type Voice = {
  pace: 'quick' | 'patient'
  company: 'alone' | 'together'
  gist: readonly string[]
  theme: readonly string[]
  way: readonly string[]
  gift: readonly string[]
  scenes: readonly Scene[]
  strains: readonly Strain[]
}
