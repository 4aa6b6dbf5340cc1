import { hatch } from '../engraving/hatch.ts'
import { cut, disc, fine, line, raised, rod, shape, solid } from '../engraving/marks.ts'
import { GOLD, NIGHT, TINT } from '../engraving/palette.ts'
import { mirror, place } from '../engraving/path.ts'
import { sky } from '../engraving/stars.ts'
import { hill } from '../motifs/earth.ts'
import { enthronedRobe, raisedSleeve } from '../motifs/figure-enthroned.ts'
import { grip, openHand } from '../motifs/hand.ts'
import { beardedHead, frontCrown } from '../motifs/kingly.ts'

export function theEmperor(): string {
  const block = 'M84 446V128H216V446Z'
  return (
    sky(58, 300) +
    hill('M24 330L54 226L78 272L104 196L132 250L160 190L196 262L224 206L250 258L276 220V456H24Z', {
      angle: 66,
      gap: 5,
      width: 1.3,
      to: 0.34,
    }) +
    shape(block, TINT, 1.7) +
    fine(hatch('M190 134H216V446H190Z', 0, 4, { from: 0.2, jitter: 0.3 }) + hatch('M84 134H92V446H84Z', 0, 6)) +
    shape('M76 130H224V116H76Z', TINT, 1.5) +
    fine('M84 170H122M178 170H216M104 130V170M196 130V170', 0.9) +
    shape('M24 440H276V456H24Z', TINT, 1.3) +
    ram(86, 92, 1) +
    ram(214, 92, -1) +
    enthronedRobe() +
    armour() +
    orb(246, 200) +
    openHand(240, 222, 1.3, { sx: -1, rot: -70 }) +
    raisedSleeve('right') +
    ankh() +
    grip(56, 222, 1.3, { rot: 80, edge: true }) +
    raisedSleeve('left') +
    beardedHead() +
    frontCrown(150, 156, 0.98) +
    armRest(70) +
    armRest(230) +
    ram(66, 346, 1) +
    ram(234, 346, -1)
  )
}

function ram(x: number, y: number, sx: 1 | -1): string {
  const p = (d: string) => place(d, { x, y, s: 0.98, sx })
  const horn = p('M0-12C12-24 28-14 26 0C24 12 8 12 8 2C8-4 15-5 16 0')
  return (
    raised(p('M10-16C2-22-8-18-12-10L-24 8C-26 13-22 17-17 16L-6 14C0 18 4 24 4 30H24C24 14 20-6 10-16Z'), 1.6) +
    cut(p('M-12-3C-9-5-7-4-6-2M-23 11L-19 10M-18 16C-14 12-10 12-8 12'), 1.3) +
    rod(horn, 6) +
    cut(p('M6-21L9-15M17-20L15-14M25-11L19-8M28 1L22 0M23 10L18 6M14 12L15 6'), 1.1)
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

const ankh = () => rod('M54 150V300M40 152H68', 4) + line('M54 150C40 138 40 116 54 116C68 116 68 138 54 150Z', 4)

const armRest = (x: number) =>
  shape(`M${x - 16} 376H${x + 16}V440H${x - 16}Z`, TINT, 1.5) + fine(hatch(`M${x} 378H${x + 15}V440H${x}Z`, 0, 4))
