import { theFool } from './the-fool.ts'
import { theHighPriestess } from './the-high-priestess.ts'
import { theMoon } from './the-moon.ts'
import { theTower } from './the-tower.ts'

export const majors: Readonly<Record<string, () => string>> = {
  'major-00': theFool,
  'major-02': theHighPriestess,
  'major-16': theTower,
  'major-18': theMoon,
}
