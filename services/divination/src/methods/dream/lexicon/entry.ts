/** What a thing in a dream turns on; what two symbols may have in common. */
export type Theme =
  | 'control'
  | 'change'
  | 'threat'
  | 'loss'
  | 'exposure'
  | 'home'
  | 'passage'
  | 'feeling'
  | 'instinct'
  | 'support'
  | 'time'
  | 'voice'
  | 'hidden'
  | 'bond'
  | 'worth'

/** How a sentence speaks of a theme. */
export const themeWords: Readonly<Record<Theme, string>> = {
  control: 'who is steering',
  change: 'one thing ending and another beginning',
  threat: 'what is kept at a distance',
  loss: 'what is missing or gone',
  exposure: 'being seen',
  home: 'where you belong',
  passage: 'getting from one place to another',
  feeling: 'feeling that has no words yet',
  instinct: 'what is alive in you and not quite tame',
  support: 'what holds you up',
  time: 'the press of time',
  voice: 'being heard',
  hidden: 'what is not looked at',
  bond: 'the ties to other people',
  worth: 'what you count as yours',
}

/** Opposites that pull against each other when both are in one dream. */
type Pole =
  | 'up'
  | 'down'
  | 'water'
  | 'fire'
  | 'open'
  | 'shut'
  | 'light'
  | 'dark'
  | 'moving'
  | 'stuck'
  | 'beginning'
  | 'ending'
  | 'crowd'
  | 'alone'

/** The small drawing that stands for an entry in the constellation. */
export type Emblem =
  | 'water'
  | 'house'
  | 'road'
  | 'snake'
  | 'bird'
  | 'beast'
  | 'fish'
  | 'insect'
  | 'person'
  | 'door'
  | 'key'
  | 'fire'
  | 'tree'
  | 'mirror'
  | 'sky'
  | 'moon'
  | 'stairs'
  | 'tooth'
  | 'clock'
  | 'book'
  | 'coin'
  | 'fall'
  | 'wing'
  | 'phone'
  | 'cup'
  | 'eye'
  | 'mask'
  | 'storm'
  | 'boat'
  | 'heart'
  | 'stone'
  | 'wheel'
  | 'knot'
  | 'bridge'

/**
 * One thing the oracle knows in a dream. `say` and `not` are sources of regular expressions for English, matched as whole words without
 * regard to case; a place where `not` matches too is no find. `readings` are noun phrases of at most eight words, never certain: what the
 * thing may stand for. `ask` is a question to the dreamer of at most twelve words.
 */
export type Entry = {
  key: string
  kind: 'symbol' | 'emotion' | 'person' | 'setting'
  /** As a heading has it: "The snake", "Falling". */
  name: string
  emblem: Emblem
  theme: Theme
  say: string
  not?: string
  readings: readonly [string, string, ...string[]]
  ask: string
  pole?: Pole
}

type Said = Pick<Entry, 'say' | 'not' | 'readings' | 'ask' | 'pole'>

export const symbol = (key: string, name: string, emblem: Emblem, theme: Theme, said: Said): Entry => ({
  key,
  kind: 'symbol',
  name,
  emblem,
  theme,
  ...said,
})
