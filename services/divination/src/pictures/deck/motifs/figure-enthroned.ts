import { hatch } from '../engraving/hatch.ts'
import { cut, fine, shape, solid } from '../engraving/marks.ts'
import { NIGHT, SURFACE, TINT } from '../engraving/palette.ts'
import { mirror } from '../engraving/path.ts'
import { folds, swells } from '../engraving/swell.ts'
import { face } from './face.ts'

/*
 * The figure enthroned and seen from the front, on the axis x = 150: crown of the head 150, shoulders 208, lap 310,
 * hem 446. Hands, head-dress and attributes belong to the card.
 */

const MANTLE =
  'M150 146C128 146 120 166 122 188C123 202 112 210 102 220C94 238 86 262 82 290C80 306 84 318 92 328C92 352 88 384 80 408C74 424 66 436 56 446H244C234 436 226 424 220 408C212 384 208 352 208 328C216 318 220 306 218 290C214 262 206 238 198 220C188 210 177 202 178 188C180 166 172 146 150 146Z'
const GOWN =
  'M136 204C144 214 156 214 164 204C176 226 182 258 182 300C192 312 198 326 198 344C198 380 206 414 220 444C206 448 196 438 184 444C172 450 162 440 150 444C138 440 128 450 116 444C104 438 94 448 80 444C94 414 102 380 102 344C102 326 108 312 118 300C118 258 124 226 136 204Z'

/** Mantle and gown with the folds of knees and breast. */
export function enthronedRobe(mantle = TINT, gown = SURFACE): string {
  const skirt = folds('M110 330C108 370 102 410 92 440', 'M140 350C138 380 134 412 130 442', 4, { seed: 7 })
  const skirtRight = folds('M190 330C192 370 198 410 208 440', 'M160 350C162 380 166 412 170 442', 4, { seed: 8 })
  return (
    shape(MANTLE, mantle, 1.7) +
    shape(GOWN, gown, 1.3) +
    swells([...skirt, ...skirtRight, 'M110 342C128 380 172 380 190 342', 'M114 362C132 402 168 402 186 362'], 0.95) +
    fine(
      hatch('M102 344C102 380 94 414 82 442L100 444C110 410 114 376 112 340Z', 0, 4, { to: 0.6, jitter: 0.3, seed: 2 }) +
        hatch('M198 344C198 380 206 414 218 442L200 444C190 410 186 376 188 340Z', 0, 4, { from: 0.4, jitter: 0.3, seed: 2 }),
    ) +
    swells(
      [
        ...folds('M140 212C134 236 128 262 126 292', 'M146 214C144 240 144 266 144 290', 3, { seed: 4 }),
        ...folds('M160 212C166 236 172 262 174 292', 'M154 214C156 240 156 266 156 290', 3, { seed: 5 }),
      ],
      0.6,
    )
  )
}

const SLEEVE =
  'M104 226C96 248 88 272 88 292C90 308 98 324 112 342C126 340 138 330 142 316L134 292C124 288 118 278 118 264C120 248 118 236 114 224C110 222 106 222 104 226Z'
const SLEEVE_FOLDS = ['M106 230C96 262 92 290 112 336', 'M114 230C116 256 118 284 138 312'] as const

/** A bell sleeve with the forearm laid in the lap; the right one is its mirror. */
export function sleeve(side: 'left' | 'right', fill = TINT): string {
  const turn = (d: string) => (side === 'left' ? d : mirror(d))
  return shape(turn(SLEEVE), fill, 1.5) + swells(folds(turn(SLEEVE_FOLDS[0]), turn(SLEEVE_FOLDS[1]), 4, { seed: 3 }), 0.75)
}

export const sleeves = (fill = TINT): string => sleeve('left', fill) + sleeve('right', fill)

const RAISED_SLEEVE =
  'M112 218C100 222 88 236 78 252C70 262 62 262 56 252C50 242 48 232 50 222L72 212C74 220 78 226 82 226C90 216 100 210 110 208C122 214 124 232 118 250C112 244 110 230 112 218Z'

/** A sleeve whose forearm is raised at the side, the wrist near x 61 (left) or 239 (right), y 216. */
export function raisedSleeve(side: 'left' | 'right', fill = TINT): string {
  const turn = (d: string) => (side === 'left' ? d : mirror(d))
  return (
    shape(turn(RAISED_SLEEVE), fill, 1.5) +
    swells([turn('M54 226C58 240 64 250 72 252'), turn('M62 224C66 236 72 244 80 242'), turn('M114 216C102 222 92 232 84 244')], 0.85)
  )
}

const VEIL =
  'M150 144C128 144 119 166 122 188C123 204 110 212 98 222C114 230 132 222 137 206C140 196 133 184 134 172C136 160 142 154 150 154C158 154 164 160 166 172C167 184 160 196 163 206C168 222 186 230 202 222C190 212 177 204 178 188C181 166 172 144 150 144Z'

export const neck = (): string =>
  solid('M141 190C141 202 139 205 135 208C143 220 157 220 165 208C161 205 159 202 159 190Z') +
  cut(hatch('M141 192C141 202 139 205 137 208L163 208C161 205 159 202 159 192Z', 0, 2.2, { from: 0.2, jitter: 0.4 }), 0.8)

/** Neck, veil and face, the eyes lowered. */
export function enthronedHead(options: { open?: boolean } = {}): string {
  return (
    neck() +
    shape(VEIL, NIGHT, 1.5) +
    face(150, 177, 48, options) +
    shape('M150 148C138 148 131 158 131 174C134 164 140 157 150 156C160 157 166 164 169 174C169 158 162 148 150 148Z', NIGHT, 1) +
    swells(
      [
        ...folds('M140 150C124 160 130 190 106 220', 'M133 172C132 186 138 196 132 214', 3, { seed: 2, jitter: 0.1 }),
        ...folds('M160 150C176 160 170 190 194 220', 'M167 172C168 186 162 196 168 214', 3, { seed: 3, jitter: 0.1 }),
      ],
      0.7,
    )
  )
}
