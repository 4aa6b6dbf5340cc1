import { cut, disc, fine, shape, solid } from '../../engraving/marks.ts'
import { GOLD, TINT } from '../../engraving/palette.ts'
import { table } from '../../engraving/path.ts'
import { sky } from '../../engraving/stars.ts'
import { hill } from '../../motifs/earth.ts'
import { posedFigure } from '../../motifs/posed-figure.ts'
import { sea } from '../../motifs/scenery.ts'
import { staff } from '../../motifs/staff.ts'

export function twoOfWands(): string {
  return (
    sky(58, 320, [[92, 196, 46]]) +
    sea(320, 372, 4) +
    hill('M24 352C60 328 90 336 130 352C160 344 220 340 276 350V380H24Z', { gap: 4, width: 1.1 }) +
    staff(52, 398, 320, { w: 6 }) +
    posedFigure({
      facing: -1,
      neck: [156, 190],
      hip: [160, 262],
      garment: 'robe',
      hem: 1.9,
      wear: 'cap',
      far: table('130 232, 104 214'),
      near: table('178 240, 218 236'),
      behind: globe(92, 190, 22),
      held: staff(226, 398, 320, { w: 6 }),
    }) +
    battlement(388)
  )
}

function battlement(y: number): string {
  const top = `M24 456V${y}H60V${y - 16}H96V${y}H132V${y - 16}H168V${y}H204V${y - 16}H240V${y}H276V456Z`
  return (
    shape(top, TINT, 1.5) +
    fine(
      'M24 408H276M24 430H276M60 388V408M132 388V408M204 388V408M96 408V430M168 408V430M240 408V430M60 430V454M132 430V454M204 430V454',
      0.9,
    )
  )
}

const globe = (x: number, y: number, r: number) =>
  disc(x, y, r, GOLD, 0) +
  cut(
    `M${x - r} ${y}C${x - r * 0.5} ${y + 6} ${x + r * 0.5} ${y + 6} ${x + r} ${y}M${x} ${y - r}C${x - 10} ${y - 6} ${x - 10} ${y + 6} ${x} ${y + r}M${x - r * 0.8} ${y - r * 0.55}C${x - 6} ${y - 8} ${x + 6} ${y - 8} ${x + r * 0.8} ${y - r * 0.55}`,
    1,
  ) +
  solid(`M${x - 1.5} ${y - r}V${y - r - 10}h-4v-3h4v-4h3v4h4v3h-4V${y - r}Z`)
