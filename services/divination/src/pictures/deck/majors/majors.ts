import { fine } from '../engraving/marks.ts'
import { facetStar, rays, sky, spikes, stars } from '../engraving/stars.ts'
import { laurel, meadow, mountains } from '../motifs/scenery.ts'
import { theFool } from './the-fool.ts'
import { theHighPriestess } from './the-high-priestess.ts'
import { theMoon } from './the-moon.ts'
import { theTower } from './the-tower.ts'

const glory = (points: number) => () =>
  sky(58, 340, [[150, 200, 120]]) +
  fine(rays(150, 200, 96, 108, 120, 48), 1) +
  laurel(150, 200, 84, 14) +
  spikes(150, 200, 20, 66, points, 90 / points) +
  facetStar(150, 200, 34, 12, points) +
  mountains(400, 60) +
  meadow(410) +
  stars([[60, 340, 3]])

const emblems = Object.fromEntries(Array.from({ length: 22 }, (_, i) => [`major-${String(i).padStart(2, '0')}`, glory(5 + i)]))

export const majors: Readonly<Record<string, () => string>> = {
  ...emblems,
  'major-00': theFool,
  'major-02': theHighPriestess,
  'major-16': theTower,
  'major-18': theMoon,
}
