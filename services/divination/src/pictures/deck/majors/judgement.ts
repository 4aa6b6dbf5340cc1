import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, fine, line, raised, shape } from '../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { table } from '../engraving/path.ts'
import { rays, sky } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { angelBust } from '../motifs/angel-bust.ts'
import { bareFigure } from '../motifs/bare-figure.ts'
import { grip } from '../motifs/hand.ts'
import { mountains, sea } from '../motifs/scenery.ts'

export function judgement(): string {
  return (
    sky(58, 330, [[150, 140, 118]]) +
    fine(rays(150, 130, 84, 96, 112, 40, 4.5), 1) +
    angelBust(150, 142, 1, { arms: false }) +
    trumpet() +
    mountains(344, 50) +
    sea(344, 450, 6) +
    riser(70, 352, true) +
    riser(230, 352, false) +
    tomb(70, 402, 62) +
    tomb(230, 402, 62) +
    riser(150, 366, true, true) +
    tomb(150, 424, 76)
  )
}

function trumpet(): string {
  return (
    shape('M170 196C190 190 214 196 232 188C230 210 236 228 230 246C212 254 192 244 174 250Z', TINT, 1.5) +
    line('M202 194V248M174 220H232', 4) +
    raised('M146 122L152 120L176 236C184 252 192 262 196 272C180 276 164 278 150 276C156 264 166 252 168 238Z', 1.8) +
    cut('M166 216L174 214M168 236H176M152 270C166 272 180 270 193 267', 1.2) +
    shape(limb(table('128 132 8, 114 168 10, 146 180 7')), SURFACE, 1.4) +
    shape(limb(table('172 132 8, 196 176 10, 178 204 7')), SURFACE, 1.4) +
    grip(160, 176, 1.2, { rot: 10, edge: true }) +
    grip(166, 204, 1.2, { sx: -1, rot: -10, edge: true })
  )
}

/** One of the dead from the waist up, arms lifted. */
function riser(x: number, y: number, woman: boolean, back = false): string {
  const spread = back ? 34 : 26
  return bareFigure({
    neck: [x, y - 34],
    hip: [x, y + 14],
    woman,
    tilt: x < 150 ? 10 : x > 150 ? -10 : 0,
    leftArm: [
      [x - spread * 0.8, y - 44],
      [x - spread, y - 76],
    ],
    rightArm: [
      [x + spread * 0.8, y - 44],
      [x + spread, y - 76],
    ],
  })
}

function tomb(x: number, y: number, w: number): string {
  const half = w / 2
  const front = `M${x - half} ${y - 30}H${x + half}V${y + 20}H${x - half}Z`
  return (
    shape(`M${x - half - 4} ${y - 38}H${x + half + 4}L${x + half} ${y - 26}H${x - half}Z`, NIGHT, 1.4) +
    shape(front, TINT, 1.6) +
    fine(hatch(front, 0, 4, { from: 0.5, jitter: 0.3 })) +
    swells([`M${x - half + 8} ${y - 18}H${x + half - 8}`], 0.8) +
    fine(`M${x - half - 12} ${y + 20}C${x - 10} ${y + 15} ${x + 10} ${y + 25} ${x + half + 12} ${y + 20}`, 1.1)
  )
}
