import { cups } from './cups.ts'
import { majors } from './majors.ts'
import { pentacles } from './pentacles.ts'
import { swords } from './swords.ts'
import { wands } from './wands.ts'

/**
 * What a card comes to in plain words, one way up: gerunds of at most eight words, so that they fit after "you may be", "someone may be"
 * and "it is about". `about` says what is going on, `helps` what may do good, `hinders` how it may stand in the way.
 */
export type Acts = {
  about: readonly [string, string]
  helps: readonly [string, string]
  hinders: readonly [string, string]
}

export type CardActs = Readonly<Record<string, { upright: Acts; reversed: Acts }>>

/** By the card's id. */
export const acts: CardActs = { ...majors, ...wands, ...cups, ...swords, ...pentacles }
