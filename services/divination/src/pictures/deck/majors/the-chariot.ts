import { hatch } from '../engraving/hatch.ts'
import { cut, disc, fine, line, raised, shape, solid } from '../engraving/marks.ts'
import { GOLD, NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { circle, place, table } from '../engraving/path.ts'
import { facetStar, sky, star4, stars } from '../engraving/stars.ts'
import { swells } from '../engraving/swell.ts'
import { face } from '../motifs/face.ts'
import { sleevedArm } from '../motifs/figure-standing.ts'
import { castle, land } from '../motifs/scenery.ts'
import { sphinx } from '../motifs/sphinx.ts'
import { wings } from '../motifs/wing.ts'

export function theChariot(): string {
  return (
    sky(120, 340, [[150, 190, 84]]) +
    castle(50, 356, 0.8) +
    castle(250, 356, 0.8) +
    land('M24 360C90 350 210 350 276 360V456H24Z') +
    canopy() +
    driver() +
    car() +
    sphinx(76, 448, 1) +
    sphinx(224, 448, 1, { sx: -1, dark: true })
  )
}

function canopy(): string {
  const cloth =
    'M62 128C60 90 100 66 150 62C200 66 240 90 238 128C228 120 218 120 208 128C198 120 188 120 178 128C168 120 160 120 150 128C140 120 132 120 122 128C112 120 102 120 92 128C82 120 72 120 62 128Z'
  return (
    line('M70 124V330M230 124V330', 3.4) +
    shape(cloth, TINT, 1.7) +
    fine('M66 116C90 108 210 108 234 116', 1) +
    stars(table('96 98 6, 124 86 5, 150 96 7, 176 86 5, 204 98 6, 150 74 3'))
  )
}

function driver(): string {
  const breast = 'M108 190C120 180 136 178 150 186C164 178 180 180 192 190C192 220 184 244 180 268H120C116 244 108 220 108 190Z'
  return (
    shape('M112 184C96 220 92 270 88 310H212C208 270 204 220 188 184Z', NIGHT, 1.5) +
    sleevedArm(-1, [98, 236], [122, 262], { bell: 0 }) +
    sleevedArm(1, [208, 230], [216, 196], { bell: 0 }) +
    line('M218 142V256', 3) +
    disc(218, 138, 6, GOLD, 0) +
    shape(breast, SURFACE, 1.6) +
    swells(['M122 192C124 216 128 240 130 264', 'M178 192C176 216 172 240 170 264'], 1) +
    raised('M134 206H166V236H134Z', 1) +
    cut(star4(150, 221, 11, 0.28), 1.4) +
    crescentShoulder(108) +
    shape(
      'M128 150C114 164 116 178 110 186C124 192 136 188 140 180H160C164 188 176 192 190 186C184 178 186 164 172 150C160 138 140 138 128 150Z',
      NIGHT,
      1.3,
    ) +
    solid('M142 176V188C146 194 154 194 158 188V176Z') +
    face(150, 162, 46, { open: true }) +
    shape('M129 158C130 132 170 132 171 158C160 146 140 146 129 158Z', NIGHT, 1.2) +
    solid('M129 156C140 144 160 144 171 156L172 146L162 146L150 130L138 146L128 146Z') +
    solid(star4(150, 126, 8, 0.26)) +
    fine(hatch('M120 250H180V268H118Z', 90, 5), 0.9)
  )
}

const shoulder = 'M-14-8C-18 8-6 16 8 12C-2 10-8 2-8-8Z'
const crescentShoulder = (x: number) =>
  solid(place(shoulder, { x, y: 196, rot: 10 })) + solid(place(shoulder, { x: 300 - x, y: 196, rot: -10, sx: -1 }))

function car(): string {
  return (
    wheel(46, 404) +
    wheel(254, 404) +
    shape('M78 268H222L214 386H86Z', TINT, 1.8) +
    shape('M72 258H228V272H72Z', TINT, 1.5) +
    fine(hatch('M72 258H228V272H72Z', 90, 6), 0.8) +
    fine(hatch('M180 274H221L213 384H186Z', 0, 4, { from: 0.2, jitter: 0.3 })) +
    wings(150, 318, 0.5, { gap: 12, rot: 10, fill: NIGHT }) +
    disc(150, 310, 15, GOLD, 0) +
    cut(circle(150, 310, 10), 1.2) +
    shape('M138 334C138 322 162 322 162 334C162 350 154 358 150 362C146 358 138 350 138 334Z', NIGHT, 1.4) +
    solid('M146 338H154V342H152V348H148V342H146Z')
  )
}

const wheel = (x: number, y: number) =>
  disc(x, y, 38, NIGHT, 1.6) + disc(x, y, 31, undefined, 1) + facetStar(x, y, 30, 9, 8, 0, TINT) + disc(x, y, 6, NIGHT, 1.3)
