import { kingOfCups, kingOfPentacles, kingOfSwords, kingOfWands } from './kings.ts'
import { knightOfCups, knightOfPentacles, knightOfSwords, knightOfWands } from './knights.ts'
import { pageOfCups, pageOfPentacles, pageOfSwords, pageOfWands } from './pages.ts'
import { queenOfCups, queenOfPentacles, queenOfSwords, queenOfWands } from './queens.ts'

export const courts: Readonly<Record<string, () => string>> = {
  'cups-page': pageOfCups,
  'cups-knight': knightOfCups,
  'cups-queen': queenOfCups,
  'cups-king': kingOfCups,
  'wands-page': pageOfWands,
  'wands-knight': knightOfWands,
  'wands-queen': queenOfWands,
  'wands-king': kingOfWands,
  'swords-page': pageOfSwords,
  'swords-knight': knightOfSwords,
  'swords-queen': queenOfSwords,
  'swords-king': kingOfSwords,
  'pentacles-page': pageOfPentacles,
  'pentacles-knight': knightOfPentacles,
  'pentacles-queen': queenOfPentacles,
  'pentacles-king': kingOfPentacles,
}
