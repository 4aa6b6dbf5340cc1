import type { CardActs } from './card-acts.ts'
import { cups } from './cups.ts'
import { majors } from './majors.ts'
import { pentacles } from './pentacles.ts'
import { swords } from './swords.ts'
import { wands } from './wands.ts'

/** What every card comes to. */
export const acts: CardActs = { ...majors, ...wands, ...cups, ...swords, ...pentacles }
