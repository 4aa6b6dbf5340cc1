/**
 * What a card comes to in plain words, one way up: gerunds of at most eight words, so that they fit after "you may be", "someone may be"
 * and "it is about". `about` says what is going on, `helps` what may do good, `hinders` how it may stand in the way.
 */
export type Acts = {
  about: readonly [string, string]
  helps: readonly [string, string]
  hinders: readonly [string, string]
}

/** By the card's id. */
export type CardActs = Readonly<Record<string, { upright: Acts; reversed: Acts }>>
