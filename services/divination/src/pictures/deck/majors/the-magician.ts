import { hatch } from '../engraving/hatch.ts'
import { fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { circle, table } from '../engraving/path.ts'
import { rays, sky } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { cup } from '../motifs/cup.ts'
import { face } from '../motifs/face.ts'
import { sleevedArm, standingRobe } from '../motifs/figure-standing.ts'
import { hedgeRoses, lilies } from '../motifs/flowers.ts'
import { lemniscate } from '../motifs/lemniscate.ts'
import { pentacle } from '../motifs/pentacle.ts'
import { staff } from '../motifs/staff.ts'
import { swordBetween } from '../motifs/sword.ts'

export function theMagician(): string {
  return (
    sky(70, 340, [[150, 120, 70]]) +
    fine(rays(150, 138, 46, 58, 66, 28, 6), 1) +
    arbour() +
    shape('M24 424C90 416 210 416 276 424V456H24Z', TINT, 1.3) +
    shape(
      'M118 174C98 190 92 260 84 330C78 380 70 410 62 432H238C230 410 222 380 216 330C208 260 202 190 182 174C170 184 130 184 118 174Z',
      TINT,
      1.7,
    ) +
    standingRobe() +
    head() +
    sleevedArm(1, [214, 214], [222, 164], { bell: 24 }) +
    wandAbove() +
    sleevedArm(-1, [92, 232], [74, 286], { hand: 'open', bell: 20 }) +
    lemniscate(150, 88, 30) +
    altar() +
    lilies(table('46 452, 76 454, 224 454, 254 452'), 0.8)
  )
}

function arbour(): string {
  return (
    line('M24 78C60 96 90 70 120 68M276 78C240 96 210 70 180 68', 1.8) +
    hedgeRoses(table('40 82, 70 84, 98 72, 202 72, 230 84, 260 82')) +
    fine('M54 88Q56 98 64 98M84 78Q86 90 94 90M246 88Q244 98 236 98M216 78Q214 90 206 90', 1.2)
  )
}

function head(): string {
  const hair =
    'M130 132C118 150 124 168 116 178C128 184 138 178 140 170H160C162 178 172 184 184 178C176 168 182 150 170 132C160 120 140 120 130 132Z'
  return (
    shape(hair, NIGHT, 1.3) +
    solid('M142 164V176C146 182 154 182 158 176V164Z') +
    face(150, 146, 48, { open: true }) +
    shape('M128 146C124 120 140 114 150 114C160 114 176 120 172 146C166 130 134 130 128 146Z', NIGHT, 1.2) +
    solid('M127 138C134 130 166 130 173 138L173 132C164 124 136 124 127 132Z') +
    shape('M116 178C126 172 134 176 140 172C144 182 156 182 160 172C166 176 174 172 184 178C176 190 124 190 116 178Z', TINT, 1.3) +
    swells(['M124 142C120 156 126 166 122 176', 'M176 142C180 156 174 166 178 176'], 0.9)
  )
}

const wandAbove = () => raised('M226 112L230 113L220 172L215 171Z', 1.4) + solid(circle(228, 110, 6))

function altar(): string {
  const top = 'M60 336H240L262 368H38Z'
  return (
    shape('M60 368H76V440H60ZM224 368H240V440H224Z', TINT, 1.4) +
    shape(top, TINT, 1.6) +
    shape('M38 368H262V380H38Z', NIGHT, 1.4) +
    fine(hatch('M38 368H262V380H38Z', 90, 6), 0.8) +
    cup(82, 360, 62) +
    pentacle(224, 332, 25) +
    swordBetween([104, 346], [196, 346], 3.6) +
    staff(106, 360, 92, { rot: 90, w: 3.6, leaves: 0 })
  )
}
