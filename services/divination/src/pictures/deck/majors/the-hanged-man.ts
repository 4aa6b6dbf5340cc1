import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, disc, fine, line, shape, solid } from '../engraving/marks.ts'
import { moved } from '../engraving/moved.ts'
import { NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { place, table } from '../engraving/path.ts'
import { rays, sky } from '../engraving/stars.ts'
import { folds, swells } from '../engraving/swell.ts'
import { face } from '../motifs/face.ts'

export function theHangedMan(): string {
  return (
    sky(58, 450, [[150, 352, 74]]) +
    fine(rays(150, 352, 40, 54, 66, 36), 1) +
    disc(150, 352, 36, undefined, 1.2) +
    gallows() +
    line('M150 84C142 92 142 104 150 110C158 104 158 92 150 84', 2.4) +
    moved(hangedFigure(), { x: 300, y: 460, rot: 180 })
  )
}

function gallows(): string {
  const post = limb(table('150 470 10, 148 300 9, 151 60 9'))
  const beam = limb(table('34 92 8, 110 84 10, 190 82 10, 268 90 8'))
  const leaf = 'M0 0C-8-4-10-14-4-22C4-18 6-8 0 0Z'
  const leaves = table('46 86 -24, 70 82 22, 100 78 -18, 196 76 20, 226 79 -22, 256 83 24, 60 97 150, 90 93 205, 212 91 155, 244 95 205')
  return (
    shape(post, TINT, 1.5) +
    shape(beam, TINT, 1.6) +
    swells(['M40 92C90 86 120 84 140 84', 'M160 82C200 82 230 86 262 92', 'M148 420C146 330 148 220 150 110'], 1) +
    fine(hatch('M110 84H268V100H110Z', 0, 4, { from: 0.2, to: 0.8, jitter: 0.6 })) +
    solid(leaves.map(([x = 0, y = 0, rot = 0]) => place(leaf, { x, y, rot })).join(''))
  )
}

/** Drawn upright, feet at y 370 and head at y 108; the card rotates him. */
function hangedFigure(): string {
  const bent = limb(table('140 236 15, 96 262 11, 142 292 7'))
  const straight = limb(table('158 238 15, 152 290 11, 150 346 7'))
  const tunic =
    'M124 148C132 142 142 146 150 148C158 146 168 142 176 148C182 166 178 190 174 206C178 220 184 234 188 246C178 254 170 246 162 254C154 248 146 248 138 254C130 246 122 254 112 246C116 234 122 220 126 206C122 190 118 166 124 148Z'
  const arm = (d: string) => shape(d, TINT, 1.5)
  const left = limb(table('128 156 9, 98 190 10, 128 214 7'))
  const right = limb(table('172 156 9, 202 190 10, 172 214 7'))
  return (
    arm(left) +
    arm(right) +
    shape(bent, SURFACE, 1.5) +
    fine(hatch(bent, 0, 3, { from: 0.5, jitter: 0.2 })) +
    solid('M138 286L148 294C146 304 140 314 134 320C126 316 126 306 130 300Z') +
    shape(straight, SURFACE, 1.5) +
    fine(hatch(straight, 0, 3, { from: 0.5, jitter: 0.2 })) +
    solid('M143 344H157C158 352 158 360 160 372C152 378 146 378 140 372C142 360 142 352 143 344Z') +
    cut('M142 352H158M142 358H158', 1.4) +
    shape(tunic, TINT, 1.7) +
    swells(
      [
        ...folds('M130 212C126 224 122 236 118 246', 'M170 212C174 224 178 236 182 246', 5),
        'M134 150C130 170 132 190 134 204',
        'M166 150C170 170 168 190 166 204',
        'M150 152C149 170 149 190 150 206',
      ],
      0.95,
    ) +
    line('M126 206C140 212 160 212 174 206', 3) +
    solid('M142 132V150C146 156 154 156 158 150V132Z') +
    shape(
      'M128 104C124 84 134 76 150 76C166 76 176 84 172 104C176 92 184 74 180 64C168 58 162 66 156 60C150 54 142 60 136 62C126 60 120 72 124 88Z',
      NIGHT,
      1.2,
    ) +
    face(150, 112, 48, { open: false }) +
    shape('M128 108C126 86 138 82 150 82C162 82 174 86 172 108C166 96 134 96 128 108Z', NIGHT, 1.2) +
    shape('M132 146C142 154 158 154 168 146C172 152 170 158 164 160C154 164 146 164 136 160C130 158 128 152 132 146Z', NIGHT, 1.2)
  )
}
