import { czech } from './czech.ts'
import { eighthHeldOut } from './eighth-held-out.ts'
import { eleventhHeldOut } from './eleventh-held-out.ts'
import { english } from './english.ts'
import { fifthHeldOut } from './fifth-held-out.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { heldOut } from './held-out.ts'
import { fourthHeldOut, secondHeldOut, thirdHeldOut } from './later-held-out.ts'
import { ninthHeldOut } from './ninth-held-out.ts'
import type { Corpus } from './sample.ts'
import { seventhHeldOut } from './seventh-held-out.ts'
import { sixthHeldOut } from './sixth-held-out.ts'
import { spanish } from './spanish.ts'
import { tenthHeldOut } from './tenth-held-out.ts'

/** The sets by name. The lists were made with all but the eleventh, which only the trained reader has learned from. */
export const corpora: Readonly<Record<string, Corpus>> = {
  english,
  czech,
  german,
  spanish,
  french,
  'held out': heldOut,
  'held out 2': secondHeldOut,
  'held out 3': thirdHeldOut,
  'held out 4': fourthHeldOut,
  'held out 5': fifthHeldOut,
  'held out 6': sixthHeldOut,
  'held out 7': seventhHeldOut,
  'held out 8': eighthHeldOut,
  'held out 9': ninthHeldOut,
  'held out 10': tenthHeldOut,
  'held out 11': eleventhHeldOut,
}
