import { cups } from './cups.ts'
import { majorsEarly } from './majors-early.ts'
import { majorsLate } from './majors-late.ts'
import { pentacles } from './pentacles.ts'
import { swords } from './swords.ts'
import type { Voices } from './voice.ts'
import { wands } from './wands.ts'

/** What can be said of every card, by its id. */
export const voices: Voices = { ...majorsEarly, ...majorsLate, ...cups, ...wands, ...swords, ...pentacles }
