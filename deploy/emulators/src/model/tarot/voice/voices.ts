import { majorsEarly } from './majors-early.ts'
import type { Voices } from './voice.ts'

/** What can be said of every card, by its id. */
export const voices: Voices = { ...majorsEarly }
