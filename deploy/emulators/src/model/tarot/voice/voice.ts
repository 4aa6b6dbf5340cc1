/**
 * What the emulator can say of one card, one way up. Sentences are complete and name no card; `gist` holds noun phrases in the singular
 * that fit after "turns on" or "first …, then …".
 */
export type Facing = {
  titles: readonly string[]
  gist: readonly string[]
  /** The picture, seen this way up. */
  scenes: readonly string[]
  /** What the card speaks of, in any position. */
  says: readonly string[]
  /** What it lends in a place of help or advice. */
  gift: readonly string[]
  /** How it stands in the way in a place of difficulty. */
  burden: readonly string[]
  /** Something concrete to do. */
  advice: readonly string[]
}

/** A card's two facings, and the one thing in the picture that stands for it: a singular noun without an article. */
export type Voice = { emblem: string; upright: Facing; reversed: Facing }

export type Voices = Readonly<Record<string, Voice>>
