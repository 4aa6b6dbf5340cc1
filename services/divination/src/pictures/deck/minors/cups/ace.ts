import { disc, fine, solid } from '../../engraving/marks.ts'
import { SURFACE } from '../../engraving/palette.ts'
import { place, table } from '../../engraving/path.ts'
import { rays, sky, yods } from '../../engraving/stars.ts'
import { swells } from '../../engraving/swell.ts'
import { cup } from '../../motifs/cup.ts'
import { waterLilies } from '../../motifs/flowers.ts'
import { handFromCloud } from '../../motifs/hand-from-cloud.ts'
import { sea } from '../../motifs/scenery.ts'

export function aceOfCups(): string {
  const [x, rim] = [158, 132]
  const streams = [
    `M${x - 34} ${rim}C${x - 70} ${rim + 10} ${x - 84} ${rim + 110} ${x - 86} ${rim + 226}`,
    `M${x - 26} ${rim + 4}C${x - 46} ${rim + 30} ${x - 50} ${rim + 130} ${x - 50} ${rim + 236}`,
    `M${x + 34} ${rim}C${x + 70} ${rim + 10} ${x + 84} ${rim + 110} ${x + 86} ${rim + 226}`,
    `M${x + 26} ${rim + 4}C${x + 46} ${rim + 30} ${x + 50} ${rim + 130} ${x + 50} ${rim + 236}`,
    `M${x + 4} ${rim + 8}C${x + 10} ${rim + 60} ${x + 8} ${rim + 160} ${x + 10} ${rim + 240}`,
  ]
  return (
    sky(58, 350, [[x, 160, 104]], { gap: 4 }) +
    fine(rays(x, 170, 92, 100, 112, 40), 1) +
    sea(362, 456, 8) +
    swells(streams, 1.8) +
    swells(
      streams.map((d) => place(d, { x: 5 })),
      0.9,
    ) +
    handFromCloud(x, 232, cup(x, 250, 124)) +
    dove(158, 84) +
    yods(table('84 236, 232 236, 62 300 0.8, 254 300 0.8')) +
    waterLilies(table('72 420, 150 438, 226 416'))
  )
}

function dove(x: number, y: number): string {
  const o = { x, y, rot: 0 }
  const wing = 'M4 2C12-10 26-18 40-16C38-12 35-10 32-8C35-8 37-8 39-7C34 2 24 8 12 10C8 10 5 8 4 2Z'
  return (
    solid(place(wing, o) + place(wing, { ...o, sx: -1 })) +
    solid(place('M0 28L-5 20C-9 12-8 4-6-4C-8-12-5-18 0-20C5-18 8-12 6-4C8 4 9 12 5 20Z', o)) +
    disc(x, y + 34, 5, SURFACE, 1.3)
  )
}
