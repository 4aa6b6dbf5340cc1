import { hatch } from '../engraving/hatch.ts'
import { limb } from '../engraving/limb.ts'
import { cut, fine, shape, solid } from '../engraving/marks.ts'
import { NIGHT, TINT } from '../engraving/palette.ts'
import { circle, table } from '../engraving/path.ts'
import { folds, swells } from '../engraving/swell.ts'
import { profile } from './face.ts'
import { grip } from './hand.ts'

/*
 * A queen enthroned, seen from the side and facing left: seat near x 214, crown 108, knees 84, hem 448. Her near hand closes at 108, 244;
 * draw what it holds between robe and arm.
 */

const ROBE =
  'M186 206C204 212 216 232 216 258C216 282 220 300 228 320C238 356 240 404 252 448H30C46 444 60 434 68 418C80 396 82 366 84 344C86 322 96 310 114 306C136 302 150 294 154 278C148 256 150 230 160 214C168 206 178 204 186 206Z'

export function thronedQueen(held: string, fill = TINT): string {
  return (
    shape('M186 140C204 140 212 158 208 180C206 204 220 220 222 250C212 240 198 238 194 222C188 208 180 202 180 186Z', NIGHT, 1.4) +
    shape(ROBE, fill, 1.8) +
    robeFolds() +
    held +
    nearArm(fill) +
    profile(174, 166, 62, { ear: false }) +
    shape('M156 212C164 204 182 200 196 206C204 212 206 220 204 226C194 216 174 214 156 218Z', NIGHT, 1.4) +
    shape(
      'M160 142C172 128 200 134 207 156C211 174 202 188 202 206C204 218 210 226 214 236C202 234 192 222 188 206C184 192 180 178 176 166C172 156 168 150 160 148Z',
      NIGHT,
      1.4,
    ) +
    swells(folds('M166 144C190 142 204 160 196 194', 'M166 150C182 156 184 186 206 230', 6, { seed: 6, jitter: 0.2 }), 0.85) +
    crown()
  )
}

function robeFolds(): string {
  return (
    swells(
      [
        ...folds('M90 330C88 366 88 404 56 438', 'M120 312C122 356 116 410 110 444', 5, { seed: 3 }),
        ...folds('M132 312C138 356 140 404 138 446', 'M208 312C222 352 226 404 234 446', 6, { seed: 4 }),
        'M96 322C122 330 168 326 214 296',
        'M104 316C134 320 176 312 212 284',
        'M92 336C118 352 156 352 184 336',
      ],
      1,
    ) +
    swells(
      [
        ...folds('M162 218C156 238 156 256 160 276', 'M172 216C168 236 168 252 168 268', 3, { seed: 9 }),
        'M196 218C208 236 208 256 206 280',
        'M202 222C214 244 212 264 212 290',
      ],
      0.8,
    ) +
    fine(
      hatch('M216 258C216 282 220 300 228 320C238 356 240 404 252 448L226 446C220 390 216 340 204 300Z', 0, 4, {
        from: 0.3,
        jitter: 0.3,
        seed: 3,
      }),
    )
  )
}

function nearArm(fill: string): string {
  const upper = limb(table('186 222 13, 174 246 14, 156 272 13'))
  return (
    shape(upper, fill, 1.6) +
    swells(['M190 226C180 246 168 262 154 276', 'M182 222C172 240 160 256 150 266'], 0.9) +
    grip(120, 244, 1.15, { rot: -8 }) +
    shape('M164 264C150 258 136 250 124 236C118 242 116 248 114 254C120 268 130 284 132 306C150 304 166 292 172 276Z', fill, 1.6) +
    swells(['M122 246C132 260 146 270 162 272', 'M119 252C130 268 142 284 138 302', 'M128 256C142 270 150 282 148 298'], 0.95) +
    solid('M124 233C118 240 115 247 113 255L118 257C120 250 123 243 128 238Z')
  )
}

function crown(): string {
  return (
    shape('M155 148L146 116L160 128L166 108L178 125L191 108L196 128L211 118L206 152C190 140 170 138 155 148Z', TINT, 1.5) +
    solid(
      `M155 150C170 139 190 141 206 154L207 145C192 132 168 130 153 142Z${circle(145, 113, 2.6)}${circle(166, 105, 2.6)}${circle(191, 105, 2.6)}${circle(212, 115, 2.6)}`,
    ) +
    cut('M166 140L168 144M180 137V142M194 141L192 146', 1.8)
  )
}
