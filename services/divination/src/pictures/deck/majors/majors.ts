import { death } from './death.ts'
import { judgement } from './judgement.ts'
import { justice } from './justice.ts'
import { strength } from './strength.ts'
import { temperance } from './temperance.ts'
import { theChariot } from './the-chariot.ts'
import { theDevil } from './the-devil.ts'
import { theEmperor } from './the-emperor.ts'
import { theEmpress } from './the-empress.ts'
import { theFool } from './the-fool.ts'
import { theHangedMan } from './the-hanged-man.ts'
import { theHermit } from './the-hermit.ts'
import { theHierophant } from './the-hierophant.ts'
import { theHighPriestess } from './the-high-priestess.ts'
import { theLovers } from './the-lovers.ts'
import { theMagician } from './the-magician.ts'
import { theMoon } from './the-moon.ts'
import { theStar } from './the-star.ts'
import { theSun } from './the-sun.ts'
import { theTower } from './the-tower.ts'
import { theWorld } from './the-world.ts'
import { wheelOfFortune } from './wheel-of-fortune.ts'

export const majors: Readonly<Record<string, () => string>> = {
  'major-00': theFool,
  'major-01': theMagician,
  'major-02': theHighPriestess,
  'major-03': theEmpress,
  'major-04': theEmperor,
  'major-05': theHierophant,
  'major-06': theLovers,
  'major-07': theChariot,
  'major-08': strength,
  'major-09': theHermit,
  'major-10': wheelOfFortune,
  'major-11': justice,
  'major-12': theHangedMan,
  'major-13': death,
  'major-14': temperance,
  'major-15': theDevil,
  'major-16': theTower,
  'major-17': theStar,
  'major-18': theMoon,
  'major-19': theSun,
  'major-20': judgement,
  'major-21': theWorld,
}
