import { aceOfCups } from './cups/ace.ts'
import { eightOfCups } from './cups/eight.ts'
import { fiveOfCups } from './cups/five.ts'
import { fourOfCups } from './cups/four.ts'
import { nineOfCups } from './cups/nine.ts'
import { sevenOfCups } from './cups/seven.ts'
import { sixOfCups } from './cups/six.ts'
import { tenOfCups } from './cups/ten.ts'
import { threeOfCups } from './cups/three.ts'
import { twoOfCups } from './cups/two.ts'
import { aceOfPentacles } from './pentacles/ace.ts'
import { eightOfPentacles } from './pentacles/eight.ts'
import { fiveOfPentacles } from './pentacles/five.ts'
import { fourOfPentacles } from './pentacles/four.ts'
import { nineOfPentacles } from './pentacles/nine.ts'
import { sevenOfPentacles } from './pentacles/seven.ts'
import { sixOfPentacles } from './pentacles/six.ts'
import { tenOfPentacles } from './pentacles/ten.ts'
import { threeOfPentacles } from './pentacles/three.ts'
import { twoOfPentacles } from './pentacles/two.ts'
import { aceOfSwords } from './swords/ace.ts'
import { eightOfSwords } from './swords/eight.ts'
import { fiveOfSwords } from './swords/five.ts'
import { fourOfSwords } from './swords/four.ts'
import { nineOfSwords } from './swords/nine.ts'
import { sevenOfSwords } from './swords/seven.ts'
import { sixOfSwords } from './swords/six.ts'
import { tenOfSwords } from './swords/ten.ts'
import { threeOfSwords } from './swords/three.ts'
import { twoOfSwords } from './swords/two.ts'
import { aceOfWands } from './wands/ace.ts'
import { eightOfWands } from './wands/eight.ts'
import { fiveOfWands } from './wands/five.ts'
import { fourOfWands } from './wands/four.ts'
import { nineOfWands } from './wands/nine.ts'
import { sevenOfWands } from './wands/seven.ts'
import { sixOfWands } from './wands/six.ts'
import { tenOfWands } from './wands/ten.ts'
import { threeOfWands } from './wands/three.ts'
import { twoOfWands } from './wands/two.ts'

export const minors: Readonly<Record<string, () => string>> = {
  'cups-01': aceOfCups,
  'cups-02': twoOfCups,
  'cups-03': threeOfCups,
  'cups-04': fourOfCups,
  'cups-05': fiveOfCups,
  'cups-06': sixOfCups,
  'cups-07': sevenOfCups,
  'cups-08': eightOfCups,
  'cups-09': nineOfCups,
  'cups-10': tenOfCups,
  'wands-01': aceOfWands,
  'wands-02': twoOfWands,
  'wands-03': threeOfWands,
  'wands-04': fourOfWands,
  'wands-05': fiveOfWands,
  'wands-06': sixOfWands,
  'wands-07': sevenOfWands,
  'wands-08': eightOfWands,
  'wands-09': nineOfWands,
  'wands-10': tenOfWands,
  'swords-01': aceOfSwords,
  'swords-02': twoOfSwords,
  'swords-03': threeOfSwords,
  'swords-04': fourOfSwords,
  'swords-05': fiveOfSwords,
  'swords-06': sixOfSwords,
  'swords-07': sevenOfSwords,
  'swords-08': eightOfSwords,
  'swords-09': nineOfSwords,
  'swords-10': tenOfSwords,
  'pentacles-01': aceOfPentacles,
  'pentacles-02': twoOfPentacles,
  'pentacles-03': threeOfPentacles,
  'pentacles-04': fourOfPentacles,
  'pentacles-05': fiveOfPentacles,
  'pentacles-06': sixOfPentacles,
  'pentacles-07': sevenOfPentacles,
  'pentacles-08': eightOfPentacles,
  'pentacles-09': nineOfPentacles,
  'pentacles-10': tenOfPentacles,
}
