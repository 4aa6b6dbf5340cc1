import { hatch } from '../engraving/hatch.ts'
import { cut, disc, fine, line, shape, solid } from '../engraving/marks.ts'
import { GOLD, NIGHT, TINT } from '../engraving/palette.ts'
import { mirror, place } from '../engraving/path.ts'
import { sky } from '../engraving/stars.ts'
import { hill } from '../motifs/earth.ts'
import { enthronedRobe, raisedSleeve } from '../motifs/figure-enthroned.ts'
import { grip, openHand } from '../motifs/hand.ts'
import { beardedHead, frontCrown } from '../motifs/kingly.ts'

export function theEmperor(): string {
  const block = 'M66 446V152H234V446Z'
  return (
    sky(58, 300, [[150, 110, 60]]) +
    hill('M24 330L54 226L78 272L104 196L132 250L160 190L196 262L224 206L250 258L276 220V456H24Z', {
      angle: 66,
      gap: 5,
      width: 1.3,
      to: 0.34,
    }) +
    shape(block, TINT, 1.7) +
    fine(hatch('M200 156H234V446H200Z', 0, 4, { from: 0.2, jitter: 0.3 }) + hatch('M66 156H76V446H66Z', 0, 6)) +
    shape('M58 152H242V138H58Z', TINT, 1.5) +
    fine('M66 200H98M66 250H84M66 300H82M66 350H80M202 200H234M216 250H234M218 300H234M220 350H234M82 152V200M218 152V200', 0.9) +
    shape('M24 440H276V456H24Z', TINT, 1.3) +
    ram(66, 134, 1) +
    ram(234, 134, -1) +
    enthronedRobe() +
    armour() +
    orb(246, 200) +
    openHand(240, 222, 1.3, { sx: -1, rot: -70 }) +
    raisedSleeve('right') +
    ankh() +
    grip(60, 222, 1.3, { rot: 80, edge: true }) +
    raisedSleeve('left') +
    beardedHead() +
    frontCrown(150, 156, 0.98) +
    ram(78, 372, 1) +
    ram(222, 372, -1)
  )
}

function ram(x: number, y: number, sx: 1 | -1): string {
  const p = (d: string) => place(d, { x, y, s: 0.94, sx })
  return (
    solid(p('M6-14C14-10 16 0 12 10C10 18 6 24 0 26C-6 28-12 26-14 22C-12 18-10 12-10 4C-10-6-4-16 6-14Z')) +
    cut(p('M-13 22C-10 22-8 21-6 19M-4 2C-2 0 2 0 4 2'), 1.2) +
    `<path d="${p('M4-12C-10-26-30-16-28 2C-26 18-6 20-4 6C-4-4-16-6-18 2')}" stroke="${NIGHT}" stroke-width="9"/>` +
    line(p('M4-12C-10-26-30-16-28 2C-26 18-6 20-4 6C-4-4-16-6-18 2'), 6) +
    cut(p('M-6-19L-4-14M-16-18L-14-13M-25-10L-20-8M-29 1L-23 1M-25 10L-20 7M-15 15L-14 9M-6 10L-9 6'), 1.1)
  )
}

function armour(): string {
  const greave = 'M118 376C128 368 140 372 144 384C142 404 138 424 136 440H112C110 420 110 394 118 376Z'
  return (
    [greave, mirror(greave)].map((d) => shape(d, NIGHT, 1.4)).join('') +
    fine('M127 378V436M173 378V436M116 388H143M184 388H157', 1) +
    solid('M110 440H138V448H104ZM190 440H162V448H196Z')
  )
}

const orb = (x: number, y: number) =>
  disc(x, y, 17, GOLD, 0) +
  cut(`M${x - 17} ${y}H${x + 17}M${x} ${y}V${y + 17}`, 1.6) +
  solid(`M${x - 2} ${y - 17}V${y - 25}H${x - 7}V${y - 28}H${x - 2}V${y - 34}H${x + 2}V${y - 28}H${x + 7}V${y - 25}H${x + 2}V${y - 17}Z`)

const ankh = () => line('M60 150V300M46 152H74', 4) + line('M60 150C46 138 46 116 60 116C74 116 74 138 60 150Z', 4)
